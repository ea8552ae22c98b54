import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { patchPass } from './patch-pass';
import { passKeys } from '../api/query-keys';

/** Handles a decision on a car pass, with its rejection reason; the deadlines of the participation follow it. */
const takeCarPassStatus: RealtimeHandler<'car-pass.status-updated'> = (
  { id, status, comment, updated_at },
  { participationId, queryClient },
) => {
  patchPass(queryClient, passKeys.carPasses.all(participationId), id, { status, comment, updated_at });
  void queryClient.invalidateQueries({ queryKey: queryKeys.deadlines.all(participationId) });
};

export default takeCarPassStatus;
