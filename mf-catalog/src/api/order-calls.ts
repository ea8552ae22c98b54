import type { ApiClient } from '@fairfront/shared-kit/api';
import type { CatalogueOrder, OrderBody } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard/step-keys';
import { catalogueClient } from './catalogue-paths';

/** Writes and refetches the order of a participation. */
export interface OrderCalls {
  create: (body: OrderBody, idempotencyKey: string) => Promise<CatalogueOrder>;
  /** The server merges a draft that is based on an older version. */
  update: (orderId: number, body: OrderBody & { version: number }, idempotencyKey: string) => Promise<CatalogueOrder>;
  load: (orderId: number) => Promise<CatalogueOrder>;
  /** The order id of the participation; null without an order. */
  find: () => Promise<number | null>;
  /** Shows colleagues which step a person is on; never stored. */
  sendPresence: (orderId: number, step: CatalogueStepKey) => Promise<unknown>;
  /** Replies to a comment of the organiser. */
  answerComment: (orderId: number, commentId: number, answer: string) => Promise<CatalogueOrder>;
}

/** The order calls for one participation. */
export const orderCallsOf = (client: ApiClient, id: number): OrderCalls => {
  const api = catalogueClient(client);
  return {
    create: async (body, idempotencyKey) => {
      const params = { path: { id } };
      return (await api.post('/participants/{id}/catalog-orders', { params, body, idempotencyKey })).data;
    },
    update: async (orderId, body, idempotencyKey) => {
      const params = { path: { id, orderId } };
      return (await api.put('/participants/{id}/catalog-orders/{orderId}', { params, body, idempotencyKey })).data;
    },
    load: async (orderId) =>
      (await api.get('/participants/{id}/catalog-orders/{orderId}', { params: { path: { id, orderId } } })).data,
    find: async () => (await client.get('/participants/{id}', { params: { path: { id } } })).data.catalog_order_id,
    sendPresence: (orderId, step_key) =>
      api.post('/participants/{id}/catalog-orders/{orderId}/presence', {
        params: { path: { id, orderId } },
        body: { step_key },
      }),
    answerComment: async (orderId, commentId, answer) => {
      const params = { path: { id, orderId, commentId } };
      const call = api.put('/participants/{id}/catalog-orders/{orderId}/comments/{commentId}', {
        params,
        body: { answer },
      });
      return (await call).data;
    },
  };
};
