import type { CatalogOrder } from '@fairfront/shared-kit/domain/catalogue/api';
import { catalogueOrdersApi } from '@fairfront/shared-kit/domain/catalogue/api';
import type { Static } from 'typebox';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { requireCatalogue } from './catalogue-access';
import { catalogOrderResponse } from './order.response';
import { findCatalogOrder } from './orders.repository';
import { createOrder, updateOrder } from './save-order.service';
import { submitOrder } from './submit-order.service';

type Answer = Static<typeof CatalogOrder>;

export const catalogueOrdersRoutes: RoutePlugin = implement(catalogueOrdersApi, (services) => {
  const { database, templates } = services;
  return {
    'POST /participants/{id}/catalog-orders': async (request, reply) => {
      const caller = { userId: callerOf(request).id, participationId: request.params.id };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: (await createOrder(trx, services, caller, request.body)) as Answer,
      }));
      return reply.code(201).send(answer);
    },
    'GET /participants/{id}/catalog-orders/{orderId}': async (request) => {
      const { id: participationId, orderId } = request.params;
      const caller = { userId: callerOf(request).id, participationId };
      const access = await requireCatalogue(database.read, templates, caller);
      const row = await findCatalogOrder(database.read, { participationId, orderId });
      if (!row) throw notFound();
      return { data: catalogOrderResponse(row, access) as Answer };
    },
    'PUT /participants/{id}/catalog-orders/{orderId}': async (request) => {
      const { id: participationId, orderId } = request.params;
      const caller = { userId: callerOf(request).id, participationId };
      const { body } = request;
      return {
        data: (await database.transaction((trx) => updateOrder(trx, services, caller, { orderId, body }))) as Answer,
      };
    },
    'POST /participants/{id}/catalog-orders/{orderId}/submit': async (request) => {
      const { id: participationId, orderId } = request.params;
      const caller = { userId: callerOf(request).id, participationId };
      const version = request.body?.version ?? null;
      return withIdempotency(services, request, async (trx) => ({
        data: (await submitOrder(trx, services, caller, { orderId, version, locale: request.locale })) as Answer,
      }));
    },
  };
});
