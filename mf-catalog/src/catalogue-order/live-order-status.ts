import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { patchParticipation } from '../context/patch-participation';

/**
 * Shows a new status at once in the participation, its tile and its checklist, even while the wizard is closed. Then
 * refetches the participation in the background, so that the server decides when events arrive late.
 */
const takeOrderStatus: RealtimeHandler<'catalog-order.status-updated'> = (
  { id, status },
  { participationId, queryClient },
) => {
  patchParticipation(queryClient, participationId, { catalog_order_id: id, catalog_order_status: status });
  void queryClient.invalidateQueries({ queryKey: queryKeys.participation.detail(participationId) });
};

export default takeOrderStatus;
