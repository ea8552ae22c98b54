import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { requireServices, type ServicesRight } from '../additional-services/services-access';
import type { Tables } from '../database/tables';
import { DataOf, errorResponses, Id } from '../http/responses';
import { callerOf } from '../http/authentication';
import { notFound } from '../http/http-error';
import { withIdempotency } from '../http/idempotency';
import type { RoutePlugin, Services } from '../services';
import { MessageForm, messagesAtOnce, OrderMessage, OrderMessagesMeta } from './order-message.schema';
import { isOrderOf, listMessages, markRead } from './order-messages.repository';
import { addMessage, type MessageAuthor } from './order-messages.service';
import { receiveMessage } from './receive-message';

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

/**
 * Receives and stores one message; files are kept only when the message is (SVC-120, SVC-157).
 * @returns the body of the 201
 */
export const sendMessage = async (services: Services, request: FastifyRequest, author: MessageAuthor) => {
  const received = await receiveMessage(services, request);
  let isStored = false;
  try {
    return await withIdempotency(
      services,
      request,
      async (trx) => {
        const data = await addMessage(trx, services, author, received);
        isStored = true;
        return { data };
      },
      received.content,
    );
  } finally {
    if (!isStored) await services.files.remove(...received.files.map(({ storedName }) => storedName));
  }
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
        querystring: Type.Object({
          before: Type.Optional(Id),
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
        }),
        response: {
          200: Type.Object({ data: Type.Array(OrderMessage), meta: OrderMessagesMeta }),
          ...errorResponses(401, 403, 404, 422),
        },
      },
    },
    async (request) => {
      const { orderId } = request.params;
      const { before, limit = messagesAtOnce } = request.query;
      const { id: participationId } = request.params;
      await requireServices(database.read, { userId: callerOf(request).id, participationId, now: clock.now() });
      const page = await listMessages(database.read, { participationId, orderId }, { before, limit });
      if (!page) throw notFound();
      return {
        data: page.messages,
        meta: { has_earlier: page.hasEarlier, read_by_organizer_id: page.readByOrganizer },
      };
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
