import { orderSearch, orderSearchLength } from '@fairfront/shared-kit/domain/services';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { requireServices, type ServicesRight } from '../additional-services/services-access';
import type { Tables } from '../../../platform/database/tables';
import { DataOf, errorResponses, Id, pagingQuery } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { createWithStoredFiles } from '../../../platform/http/create-with-file';
import { notFound } from '../../../platform/http/http-error';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { orderResponse, orderDifference } from './order-response';
import { decideOrder, orderCallerOf, type OrderDecision } from './order-decisions.service';
import { CheckoutForm, Order, OrderDetail, OrderGroupName, OrdersPage, OrderVersionBody } from './order.schema';
import { findOrder, findOrderWithTrail, listOrders, orderTrail } from './orders.repository';
import { placeOrder } from './place-order.service';
import { receiveCheckout } from './receive-checkout';

const tags = ['services'];
const inParticipation = Type.Object({ id: Id });
const oneOrder = Type.Object({ id: Id, orderId: Id });

const decisions: [OrderDecision, string][] = [
  ['accept', 'Confirm an order that waits for it (SVC-096, SVC-098)'],
  ['cancel', 'Cancel a new or waiting order (SVC-097, SVC-098)'],
];

/** Orders of additional services of a participation (SVC sections 8 and 9). */
export const ordersRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  const accessOf = (db: Kysely<Tables>, userId: number, participationId: number, right?: ServicesRight) =>
    requireServices(db, { userId, participationId, now: clock.now() }, right);

  app.get(
    '/participants/:id/additional-orders',
    {
      schema: {
        tags,
        summary: 'Orders, newest first; of one group, by number or service (SVC-090, SVC-091, SVC-189)',
        params: inParticipation,
        querystring: Type.Object({
          ...pagingQuery,
          group: Type.Optional(OrderGroupName),
          search: Type.Optional(Type.String({ maxLength: orderSearchLength })),
        }),
        response: { 200: OrdersPage, ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const userId = callerOf(request).id;
      const access = await accessOf(database.read, userId, request.params.id);
      const { group, search = '', ...paged } = request.query;
      const paging = pagingOf(paged);
      const { rows, counts } = await listOrders(
        database.read,
        { participationId: request.params.id, userId },
        { group, search: search.trim() === '' ? undefined : orderSearch(search) },
        paging,
      );
      const caller = orderCallerOf(userId, access);
      return {
        data: rows.map((row) => orderResponse(row, caller)),
        meta: { ...pageMeta(paging, counts[group ?? 'all']), counts },
      };
    },
  );

  app.get(
    '/participants/:id/additional-orders/:orderId',
    {
      schema: {
        tags,
        summary: 'One order with what has changed since it was placed, its history and documents (SVC-163)',
        params: oneOrder,
        response: { 200: DataOf(OrderDetail), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const userId = callerOf(request).id;
      const { id: participationId, orderId } = request.params;
      const access = await accessOf(database.read, userId, participationId);
      const row = await findOrderWithTrail(database.read, { participationId, orderId, userId });
      if (!row) throw notFound();
      return {
        data: { ...orderResponse(row, orderCallerOf(userId, access)), ...orderDifference(row), ...orderTrail(row) },
      };
    },
  );

  app.post(
    '/participants/:id/additional-orders',
    {
      config: { multipart: CheckoutForm },
      schema: {
        tags,
        summary:
          'Place the cart as one order; multipart with comment, currency, attachment, cart_version, payer (SVC-083 to SVC-087)',
        params: inParticipation,
        consumes: ['multipart/form-data'],
        response: { 201: DataOf(Order), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const userId = callerOf(request).id;
      const participationId = request.params.id;
      const access = await accessOf(database.read, userId, participationId, 'order');
      const { checkout, content } = await receiveCheckout(services, request);
      const { attachment } = checkout;
      const stored = { names: attachment ? [attachment.storedName] : [], content };
      const answer = await createWithStoredFiles(services, request, stored, async (trx) => {
        const orderId = await placeOrder(trx, services, { userId, participationId }, checkout);
        const row = await findOrder(trx, { participationId, orderId, userId });
        if (!row) throw new Error('The new order cannot be read');
        return { data: orderResponse(row, orderCallerOf(userId, access)) };
      });
      return reply.code(201).send(answer);
    },
  );

  for (const [decision, summary] of decisions) {
    app.post(
      `/participants/:id/additional-orders/:orderId/${decision}`,
      {
        schema: {
          tags,
          summary,
          params: oneOrder,
          body: OrderVersionBody,
          response: { 200: DataOf(Order), ...errorResponses(401, 403, 404, 409, 422) },
        },
      },
      async (request) => {
        const userId = callerOf(request).id;
        const { id: participationId, orderId } = request.params;
        const version = request.body?.version ?? null;
        return database.transaction(async (trx) => {
          await decideOrder(trx, services, { userId, participationId }, { orderId, decision, version });
          const access = await accessOf(trx, userId, participationId);
          const row = await findOrder(trx, { participationId, orderId, userId });
          if (!row) throw notFound();
          return { data: orderResponse(row, orderCallerOf(userId, access)) };
        });
      },
    );
  }
};
