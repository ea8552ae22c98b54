import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { patchPass } from './patch-pass';

/** The decision about a vehicle, with the reason of a rejection (PASS-203, PASS-204). */
const takeCarPassStatus: RealtimeHandler<'car-pass.status-updated'> = (
  { id, status, comment, updated_at },
  { participationId, queryClient },
) => {
  patchPass(queryClient, queryKeys.carPasses.all(participationId), id, { status, comment, updated_at });
};

export default takeCarPassStatus;
