import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { patchPass } from './patch-pass';
import { passKeys } from '../api/query-keys';

/** Handles a new barcode of a car pass. */
const takeCarPassBarcode: RealtimeHandler<'car-pass.barcode-updated'> = (
  { id, barcode, updated_at },
  { participationId, queryClient },
) => {
  patchPass(queryClient, passKeys.carPasses.all(participationId), id, { barcode, updated_at });
};

export default takeCarPassBarcode;
