import { catalogueOrderStatusVariant } from '@fairfront/shared-kit/components/status-badge';
import {
  catalogueQueueParts,
  waitingOrderStatuses,
  type CatalogueOrderStatus,
  type CatalogueQueuePart,
} from '@fairfront/shared-kit/domain/catalogue';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  fetchCatalogueOrder,
  fetchCatalogueQueue,
  postCatalogueDecisions,
  type QueuedOrder,
  type StaffCatalogueOrder,
} from '../api/catalogue';
import type { QueueDescription } from '../queue/queue.types';
import { useOrderColumns } from './order-columns';
import { OrderFacts } from './order-facts';

/** The longest reason of a return. */
const reasonLength = 2000;

const isWaiting = (status: CatalogueOrderStatus): boolean =>
  (waitingOrderStatuses as readonly CatalogueOrderStatus[]).includes(status);

/** The queue of catalogue orders. */
export const catalogueQueue: QueueDescription<
  QueuedOrder,
  StaffCatalogueOrder,
  CatalogueQueuePart,
  'accept' | 'return'
> = {
  name: 'catalogue',
  route: 'desk-catalogue-orders',
  parts: catalogueQueueParts,
  fetchPage: fetchCatalogueQueue,
  keyOf: ({ id }) => String(id),
  keyPattern: /^[1-9]\d{0,14}$/,
  titleOf: (order, locale) => textOf(order, 'title', locale),
  changedAtOf: ({ changed_at }) => changed_at,
  useColumns: useOrderColumns,
  fetchItem: (api, key, signal) => fetchCatalogueOrder(api, Number(key), signal),
  detailTitleOf: ({ order }, locale) => textOf(order, 'name', locale),
  statusOf: ({ status }) => ({ name: status, ...catalogueOrderStatusVariant[status] }),
  lastDecisionOf: ({ status, updated_at, order }) => ({
    ...{ status, decided_at: updated_at, decided_by: null, comment: order.return_reason },
  }),
  decisionsOf: ({ status }) => (isWaiting(status) ? ['accept', 'return'] : []),
  Facts: OrderFacts,
  decisions: [
    { name: 'accept', letter: 'A', icon: 'check', text: 'none', templates: [], limit: 0 },
    {
      ...{ name: 'return', letter: 'R', icon: 'undo', text: 'required', limit: reasonLength },
      templates: ['name', 'stand', 'text', 'picture', 'other'],
    },
  ],
  post: async (api, items, { name, text }, isLeaving) => {
    const orders = items.map(({ key, row }) => ({ id: Number(key), version: row?.version ?? null }));
    const status = name === 'accept' ? 'confirmed' : 'draft';
    const results = await postCatalogueDecisions(api, orders, { status, reason: text }, isLeaving);
    return results.map(({ ok, error, decision }) => ({
      ok,
      error,
      decision: decision && isWaiting(decision.status) ? null : decision,
    }));
  },
};
