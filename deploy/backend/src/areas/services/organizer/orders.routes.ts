import { messagesAtOnce, organizerOrdersApi, servicesForOrder } from '@fairfront/shared-kit/domain/services/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { exhibitionsOf } from '../../../platform/http/staff-access';
import { notFound } from '../../../platform/http/http-error';
import { withIdempotency } from '../../../platform/http/idempotency';
import { implement } from '../../../platform/http/implement';
import { matchedWrite } from '../../../platform/http/matched-write';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { findServices } from '../additional-services/additional-services.repository';
import { serviceResponse } from '../additional-services/service.response';
import { readOrderContext } from '../additional-services/services-access';
import { messagesPage, readByStaff, sendMessage } from '../orders/order-messages.service';
import { listMessages } from '../orders/order-messages.repository';
import { changeOrder } from './change-order.service';
import { findOrderOfAll, listOrdersOfAll, managerFor, placeOfOrder } from './orders.repository';
import { organizerOrderDetail, organizerOrderResponse } from './organizer-order.response';

/** @throws HttpError 404 for an unknown order */
const requirePlace = async (db: Kysely<Tables>, orderId: number) => {
  const place = await placeOfOrder(db, orderId);
  if (!place) throw notFound();
  return place;
};

const requireOrder = async (db: Kysely<Tables>, orderId: number) => {
  const row = await findOrderOfAll(db, orderId);
  if (!row) throw notFound();
  const chat = await listMessages(db, { participationId: null, orderId }, { limit: messagesAtOnce });
  return organizerOrderDetail(row, chat);
};

export const organizerOrdersRoutes: RoutePlugin = implement(organizerOrdersApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /organizer/additional-orders': async (request) => {
      const { exhibition_id, participant_id, status, search, unread, ...paged } = request.query;
      const paging = pagingOf(paged);
      const filter = {
        within: exhibitionsOf(request),
        exhibitionId: exhibition_id,
        participationId: participant_id,
        status,
        search,
        isUnread: unread === '1',
      };
      const { rows, total } = await listOrdersOfAll(database.read, filter, paging);
      return { data: rows.map(organizerOrderResponse), meta: pageMeta(paging, total) };
    },
    'GET /organizer/additional-orders/{orderId}': async (request) => ({
      data: await requireOrder(database.read, request.params.orderId),
    }),
    'GET /organizer/additional-orders/{orderId}/services': async ({ params, query }) => {
      const context = await readOrderContext(database.read, params.orderId, clock.now().getTime());
      if (!context) throw notFound();
      const rows = await findServices(database.read, query.search ?? '', context, servicesForOrder);
      return { data: rows.map((row) => ({ ...serviceResponse(row, context), is_offered: row.is_offered })) };
    },
    'PATCH /organizer/additional-orders/{orderId}': async (request, reply) => {
      const { orderId } = request.params;
      const { id: userId } = callerOf(request);
      // a repeat of a call that adds lines must not add them again
      return withIdempotency(services, request, async (trx) => {
        const read = () => requireOrder(trx, orderId);
        const call = { request, reply, table: 'additional_orders', id: orderId } as const;
        await matchedWrite(trx, call, read, () => changeOrder(trx, services, userId, orderId, request.body));
        return { data: await read() };
      });
    },
    'GET /organizer/additional-orders/{orderId}/messages': async (request) => {
      const { orderId } = request.params;
      await requirePlace(database.read, orderId);
      return messagesPage(database.read, { participationId: null, orderId }, request.query);
    },
    'POST /organizer/additional-orders/{orderId}/messages': async (request, reply) => {
      const { orderId } = request.params;
      const { id: userId } = callerOf(request);
      const { participation_id: participationId, exhibition_id } = await requirePlace(database.read, orderId);
      const managerId = await managerFor(database.read, exhibition_id, userId);
      const author = { userId, participationId, orderId, managerId, byStaff: true };
      return reply.code(201).send(await sendMessage(services, request, author));
    },
    'POST /organizer/additional-orders/{orderId}/messages/read-all': async (request, reply) => {
      const { orderId } = request.params;
      const { id: userId } = callerOf(request);
      await database.transaction(async (trx) => {
        const { participation_id: participationId } = await requirePlace(trx, orderId);
        await readByStaff(trx, services, { participationId, orderId, userId, at: clock.now() });
      });
      return reply.code(204).send(null);
    },
  };
});
