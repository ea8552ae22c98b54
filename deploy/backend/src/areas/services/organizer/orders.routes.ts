import { orderStatuses } from '@fairfront/shared-kit/domain/services';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Tables } from '../../../platform/database/tables';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { MessageForm, MessagesPage, MessagesQuery, OrderMessage } from '../orders/order-message.schema';
import { messagesPage, readByStaff, sendMessage } from '../orders/order-messages.service';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { changeOrder } from './change-order.service';
import { findOrderOfAll, listOrdersOfAll, managerFor, placeOfOrder } from './orders.repository';
import { orderListParameters } from '../../participations/organizer/order-list';
import { OrderChangeBody, OrganizerOrderResponse, OrganizerOrdersPage } from './orders.schema';

const tags = ['organizer'];
const config = { access: 'manager' } as const;
const params = Type.Object({ orderId: Id });
const path = '/organizer/additional-orders';

/** @throws HttpError 404 for an unknown order */
const requirePlace = async (db: Kysely<Tables>, orderId: number) => {
  const place = await placeOfOrder(db, orderId);
  if (!place) throw notFound();
  return place;
};

const requireOrder = async (db: Kysely<Tables>, orderId: number) => {
  const order = await findOrderOfAll(db, orderId);
  if (!order) throw notFound();
  return order;
};

/** Orders of services and their chats on the organiser's side (ACC-171, SVC-180). */
export const organizerOrdersRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;

  app.get(
    path,
    {
      config,
      schema: {
        tags,
        summary:
          'Orders of all participations, newest first, found by number or company; unread=1: with messages that nobody of the staff has read',
        querystring: Type.Object({
          ...orderListParameters,
          status: Type.Optional(Type.Enum([...orderStatuses])),
          unread: Type.Optional(Type.Enum(['1'])),
        }),
        response: { 200: OrganizerOrdersPage, ...errorResponses(401, 403, 422) },
      },
    },
    async (request) => {
      const { exhibition_id, participant_id, status, search, unread, ...paged } = request.query;
      const paging = pagingOf(paged);
      const filter = {
        exhibitionId: exhibition_id,
        participationId: participant_id,
        status,
        search,
        isUnread: unread === '1',
      };
      const { orders, total } = await listOrdersOfAll(database.read, filter, paging);
      return { data: orders, meta: pageMeta(paging, total) };
    },
  );

  app.get(
    `${path}/:orderId`,
    {
      config,
      schema: {
        tags,
        summary: 'One order with exhibitor, difference, history, documents and the newest messages',
        params,
        response: { 200: OrganizerOrderResponse, ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => ({ data: await requireOrder(database.read, request.params.orderId) }),
  );

  app.patch(
    `${path}/:orderId`,
    {
      config,
      schema: {
        tags,
        summary:
          'Change lines and amounts, move the status, or both; 409 for a move that the rules forbid (SVC-095, SVC-154)',
        params,
        body: OrderChangeBody,
        response: { 200: OrganizerOrderResponse, ...errorResponses(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { orderId } = request.params;
      const { id: userId } = callerOf(request);
      return database.transaction(async (trx) => {
        await changeOrder(trx, services, userId, orderId, request.body);
        return { data: await requireOrder(trx, orderId) };
      });
    },
  );

  app.get(
    `${path}/:orderId/messages`,
    {
      config,
      schema: {
        tags,
        summary: 'Messages, oldest first: the newest page, or the one before a message',
        params,
        querystring: MessagesQuery,
        response: { 200: MessagesPage, ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { orderId } = request.params;
      await requirePlace(database.read, orderId);
      return messagesPage(database.read, { participationId: null, orderId }, request.query);
    },
  );

  app.post(
    `${path}/:orderId/messages`,
    {
      config: { ...config, multipart: MessageForm },
      schema: {
        tags,
        summary: 'Write in the chat of an order, multipart with text and files[]; what stands above counts as read',
        params,
        consumes: ['multipart/form-data'],
        response: { 201: DataOf(OrderMessage), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const { orderId } = request.params;
      const { id: userId } = callerOf(request);
      const { participation_id: participationId, exhibition_id } = await requirePlace(database.read, orderId);
      const managerId = await managerFor(database.read, exhibition_id, userId);
      const author = { userId, participationId, orderId, managerId, byStaff: true };
      return reply.code(201).send(await sendMessage(services, request, author));
    },
  );

  app.post(
    `${path}/:orderId/messages/read-all`,
    {
      config,
      schema: {
        tags,
        summary: 'Mark all messages of the exhibitor as read; his open chat shows it at once (SVC-166)',
        params,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { orderId } = request.params;
      const { id: userId } = callerOf(request);
      await database.transaction(async (trx) => {
        const { participation_id: participationId } = await requirePlace(trx, orderId);
        await readByStaff(trx, services, { participationId, orderId, userId, at: clock.now() });
      });
      return reply.code(204).send(null);
    },
  );
};
