import type { ApiClient } from '@fairfront/shared-kit/api';
import type { CatalogueDecision, CatalogueQueuePart } from '@fairfront/shared-kit/domain/catalogue';
import type { QueueFilter } from './desk';

/** Reads a page of the queue of catalogue orders. */
export const fetchCatalogueQueue = (
  api: ApiClient,
  { exhibition, part, search, order }: QueueFilter<CatalogueQueuePart>,
  paging: { page: number; per_page: number },
  signal?: AbortSignal,
) =>
  api.get('/organizer/exhibitions/{exhibitionId}/catalogue-queue', {
    params: { path: { exhibitionId: exhibition }, query: { part, order, ...(search && { search }), ...paging } },
    ...(signal && { signal }),
  });

/** A waiting catalogue order. */
export type QueuedOrder = Awaited<ReturnType<typeof fetchCatalogueQueue>>['data'][number];

/** Reads a catalogue order with all data of its exhibitor. */
export const fetchCatalogueOrder = async (api: ApiClient, orderId: number, signal?: AbortSignal) =>
  (await api.get('/organizer/catalog-orders/{orderId}', { params: { path: { orderId } }, ...(signal && { signal }) }))
    .data;

/** A catalogue order with all data of its exhibitor. */
export type StaffCatalogueOrder = Awaited<ReturnType<typeof fetchCatalogueOrder>>;

/**
 * Sends the same decision on several orders; the answer has a result for each.
 * @param isLeaving whether the page is being left
 */
export const postCatalogueDecisions = async (
  api: ApiClient,
  orders: readonly { id: number; version: number | null }[],
  { status, reason }: { status: CatalogueDecision; reason: string | null },
  isLeaving: boolean,
) => {
  const items = orders.map(({ id, version }) => ({
    ...{ id, status },
    ...(reason !== null && { reason }),
    ...(version !== null && { seen_version: version }),
  }));
  return (await api.post('/organizer/catalogue-decisions', { body: { items }, keepalive: isLeaving })).data;
};
