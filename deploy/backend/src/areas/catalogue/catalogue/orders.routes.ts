import { Type, type Static } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { requireCatalogue } from './catalogue-access';
import { catalogOrderResponse } from './order-response';
import { CatalogOrder, CatalogOrderBody, CatalogSaveBody, CatalogVersionBody } from './order.schema';
import { findCatalogOrder } from './orders.repository';
import { createOrder, updateOrder } from './save-order.service';
import { submitOrder } from './submit-order.service';

const tags = ['catalogue'];
const oneOrder = Type.Object({ id: Id, orderId: Id });

type Answer = Static<typeof CatalogOrder>;

/** The catalogue order of a participation (CAT section 16). */
export const catalogueOrdersRoutes: RoutePlugin = (app, services) => {
  const { database, templates } = services;

  app.post(
    '/participants/:id/catalog-orders',
    {
      schema: {
        tags,
        summary: 'Begin the order, a draft; 422 `order_exists` carries the id of the one there is (CAT-224, CAT-241)',
        params: Type.Object({ id: Id }),
        body: CatalogOrderBody,
        response: { 201: DataOf(CatalogOrder), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const caller = { userId: callerOf(request).id, participationId: request.params.id };
      const answer = await withIdempotency(services, request, async (trx) => ({
        data: (await createOrder(trx, services, caller, request.body)) as Answer,
      }));
      return reply.code(201).send(answer);
    },
  );

  app.get(
    '/participants/:id/catalog-orders/:orderId',
    {
      schema: {
        tags,
        summary: 'The order with its price, files and comments (CAT-226)',
        params: oneOrder,
        response: { 200: DataOf(CatalogOrder), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const { id: participationId, orderId } = request.params;
      const caller = { userId: callerOf(request).id, participationId };
      const access = await requireCatalogue(database.read, templates, caller);
      const row = await findCatalogOrder(database.read, { participationId, orderId });
      if (!row) throw notFound();
      return { data: catalogOrderResponse(row, access) as Answer };
    },
  );

  app.put(
    '/participants/:id/catalog-orders/:orderId',
    {
      schema: {
        tags,
        summary:
          'Save the choices; with an older version they are merged, 409 `version_conflict` carries what both changed (CAT-225, CAT-285)',
        params: oneOrder,
        body: CatalogSaveBody,
        response: { 200: DataOf(CatalogOrder), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { id: participationId, orderId } = request.params;
      const caller = { userId: callerOf(request).id, participationId };
      const { body } = request;
      return {
        data: (await database.transaction((trx) => updateOrder(trx, services, caller, { orderId, body }))) as Answer,
      };
    },
  );

  app.post(
    '/participants/:id/catalog-orders/:orderId/submit',
    {
      schema: {
        tags,
        summary: 'Send the stored order to the organiser and accept the general terms (CAT-228, CAT-244)',
        params: oneOrder,
        body: CatalogVersionBody,
        response: { 200: DataOf(CatalogOrder), ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { id: participationId, orderId } = request.params;
      const caller = { userId: callerOf(request).id, participationId };
      const version = request.body?.version ?? null;
      return withIdempotency(services, request, async (trx) => ({
        data: (await submitOrder(trx, services, caller, { orderId, version, locale: request.locale })) as Answer,
      }));
    },
  );
};
