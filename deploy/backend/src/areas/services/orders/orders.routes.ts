import { orderCounts, orderSearch } from '@fairfront/shared-kit/domain/services';
import { ordersApi } from '@fairfront/shared-kit/domain/services/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { createWithStoredFiles } from '../../../platform/http/create-with-file';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { requireServices, type ServicesRight } from '../additional-services/services-access';
import { decideOrder, orderCallerOf, type OrderDecision } from './order-decisions.service';
import { orderDifference, orderResponse } from './order.response';
import { orderTrail } from './order-trail.response';
import { findOrder, findOrderWithTrail, listOrders } from './orders.repository';
import { placeOrder } from './place-order.service';
import { receiveCheckout } from './receive-checkout';

export const ordersRoutes: RoutePlugin = implement(ordersApi, (services) => {
  const { database, clock } = services;
  const accessOf = (db: Kysely<Tables>, userId: number, participationId: number, right?: ServicesRight) =>
    requireServices(db, { userId, participationId, now: clock.now() }, right);
  const decide = (
    userId: number,
    { id: participationId, orderId }: { id: number; orderId: number },
    decision: OrderDecision,
    version: number | null,
  ) =>
    database.transaction(async (trx) => {
      await decideOrder(trx, services, { userId, participationId }, { orderId, decision, version });
      const access = await accessOf(trx, userId, participationId);
      const row = await findOrder(trx, { participationId, orderId, userId });
      if (!row) throw notFound();
      return orderResponse(row, orderCallerOf(userId, access));
    });
  return {
    'GET /participants/{id}/additional-orders': async (request) => {
      const userId = callerOf(request).id;
      const access = await accessOf(database.read, userId, request.params.id);
      const { group, search = '', ...paged } = request.query;
      const paging = pagingOf(paged);
      const { rows, byStatus } = await listOrders(
        database.read,
        { participationId: request.params.id, userId },
        { group, search: search.trim() === '' ? undefined : orderSearch(search) },
        paging,
      );
      const counts = orderCounts(byStatus);
      const caller = orderCallerOf(userId, access);
      return {
        data: rows.map((row) => orderResponse(row, caller)),
        meta: { ...pageMeta(paging, counts[group ?? 'all']), counts },
      };
    },
    'GET /participants/{id}/additional-orders/{orderId}': async (request) => {
      const userId = callerOf(request).id;
      const { id: participationId, orderId } = request.params;
      const access = await accessOf(database.read, userId, participationId);
      const row = await findOrderWithTrail(database.read, { participationId, orderId, userId });
      if (!row) throw notFound();
      return {
        data: { ...orderResponse(row, orderCallerOf(userId, access)), ...orderDifference(row), ...orderTrail(row) },
      };
    },
    'POST /participants/{id}/additional-orders': async (request, reply) => {
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
    'POST /participants/{id}/additional-orders/{orderId}/accept': async (request) => ({
      data: await decide(callerOf(request).id, request.params, 'accept', request.body?.version ?? null),
    }),
    'POST /participants/{id}/additional-orders/{orderId}/cancel': async (request) => ({
      data: await decide(callerOf(request).id, request.params, 'cancel', request.body?.version ?? null),
    }),
  };
});
