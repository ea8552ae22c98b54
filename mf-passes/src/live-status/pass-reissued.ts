import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';

/** Invalidates lists, counts and tiles when a colleague or another tab has reissued a rejected pass. */
const handleReissued: RealtimeHandler<'personal-pass.reissued'> = (_, { participationId, queryClient }) =>
  void queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.all(participationId) });

export default handleReissued;
