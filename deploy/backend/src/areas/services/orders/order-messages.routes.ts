import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { requireServices, type ServicesRight } from '../additional-services/services-access';
import type { Tables } from '../../../platform/database/tables';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { MessageForm, MessagesPage, MessagesQuery, OrderMessage } from './order-message.schema';
import { isOrderOf, markRead } from './order-messages.repository';
import { messagesPage, sendMessage } from './order-messages.service';

const tags = ['services'];
const oneOrder = Type.Object({ id: Id, orderId: Id });

/** @throws HttpError 404 for an order of another participation, 403 without the right (SVC-103, SVC-115, SVC-120) */
const requireOrder = async (
  db: Kysely<Tables>,
  caller: { userId: number; participationId: number; now: Date },
  orderId: number,
  right: ServicesRight = 'view',
): Promise<void> => {
  await requireServices(db, caller, right);
  if (!(await isOrderOf(db, caller.participationId, orderId))) throw notFound();
};

/** The chat of an order (SVC section 10). */
export const orderMessagesRoutes: RoutePlugin = (app, services) => {
  const { database, clock } = services;
  const path = '/participants/:id/additional-orders/:orderId/messages';

  app.get(
    path,
    {
      schema: {
        tags,
        summary: 'Messages, oldest first: the newest page, or the one before a message (SVC-106, SVC-107)',
        params: oneOrder,
        querystring: MessagesQuery,
        response: { 200: MessagesPage, ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { id: participationId, orderId } = request.params;
      await requireServices(database.read, { userId: callerOf(request).id, participationId, now: clock.now() });
      return messagesPage(database.read, { participationId, orderId }, request.query);
    },
  );

  app.post(
    path,
    {
      config: { multipart: MessageForm },
      schema: {
        tags,
        summary: 'Send a message, multipart with text and files[] (SVC-118, SVC-120, SVC-121)',
        params: oneOrder,
        consumes: ['multipart/form-data'],
        response: { 201: DataOf(OrderMessage), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const { id: participationId, orderId } = request.params;
      const userId = callerOf(request).id;
      await requireOrder(database.read, { userId, participationId, now: clock.now() }, orderId, 'order');
      const author = { userId, participationId, orderId, managerId: null, byStaff: false };
      return reply.code(201).send(await sendMessage(services, request, author));
    },
  );

  app.post(
    `${path}/read-all`,
    {
      schema: {
        tags,
        summary: 'Mark all messages of the manager as read for the caller; view rights are enough (SVC-113, SVC-115)',
        params: oneOrder,
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id: participationId, orderId } = request.params;
      const userId = callerOf(request).id;
      await requireOrder(database.read, { userId, participationId, now: clock.now() }, orderId);
      await database.transaction((trx) => markRead(trx, { orderId, userId, byStaff: false, at: clock.now() }));
      return reply.code(204).send(null);
    },
  );
};
