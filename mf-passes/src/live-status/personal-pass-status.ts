import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { patchPass } from './patch-pass';

/** Applies a decision on a personal pass to every open list without a click; the deadlines of the participation follow it. */
const takePersonalPassStatus: RealtimeHandler<'personal-pass.status-updated'> = (
  { id, status, updated_at },
  { participationId, queryClient },
) => {
  patchPass(queryClient, queryKeys.personalPasses.all(participationId), id, { status, updated_at });
  void queryClient.invalidateQueries({ queryKey: queryKeys.deadlines.all(participationId) });
};

export default takePersonalPassStatus;
