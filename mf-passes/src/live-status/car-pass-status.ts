import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { patchPass } from './patch-pass';
import { passKeys } from '../api/query-keys';

/** The decision about a vehicle, with the reason of a rejection (PASS-203, PASS-204). */
const takeCarPassStatus: RealtimeHandler<'car-pass.status-updated'> = (
  { id, status, comment, updated_at },
  { participationId, queryClient },
) => {
  patchPass(queryClient, passKeys.carPasses.all(participationId), id, { status, comment, updated_at });
};

export default takeCarPassStatus;
