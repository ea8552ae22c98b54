import { queryKeys } from '@fairfront/shared-kit/api';
import type { RealtimeHandler } from '@fairfront/shared-kit/platform';
import { patchParticipation } from '../context/patch-participation';

/**
 * A new status shows at once in the participation, its tile and its checklist, with the wizard closed too; then the participation
 * is refetched quietly, so that the answer of the server decides when events arrive late (CAT-207).
 */
const takeOrderStatus: RealtimeHandler<'catalog-order.status-updated'> = (
  { id, status },
  { participationId, queryClient },
) => {
  patchParticipation(queryClient, participationId, { catalog_order_id: id, catalog_order_status: status });
  void queryClient.invalidateQueries({ queryKey: queryKeys.participation.detail(participationId) });
};

export default takeOrderStatus;
