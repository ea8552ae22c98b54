import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';

/** A colleague or another tab has issued a rejected pass again: lists, counts and tiles are read anew (PASS-324). */
const takeReissued: RealtimeHandler<'personal-pass.reissued'> = (_, { participationId, queryClient }) =>
  void queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.all(participationId) });

export default takeReissued;
