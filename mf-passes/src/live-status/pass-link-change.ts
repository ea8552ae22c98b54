import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { gather } from './gather';
import { passKeys } from '../api/query-keys';

/** A link was sent, opened, filled in or withdrawn: links, passes and the quota of both are read anew (PASS-299). */
const takePassLinkChange: RealtimeHandler<'pass-link.updated'> = ({ id }, { participationId, queryClient }) =>
  gather(queryClient, `links of ${participationId}`, id, () => {
    void queryClient.invalidateQueries({ queryKey: passKeys.passLinks.all(participationId) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.all(participationId) });
  });

export default takePassLinkChange;
