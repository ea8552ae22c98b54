import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';

/** A link was sent, opened, filled in or withdrawn: links, passes and the quota of both are read anew (PASS-299). */
const takePassLinkChange: RealtimeHandler<'pass-link.updated'> = (_, { participantId, queryClient }) => {
  void queryClient.invalidateQueries({ queryKey: queryKeys.passLinks.all(participantId) });
  void queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.all(participantId) });
};

export default takePassLinkChange;
