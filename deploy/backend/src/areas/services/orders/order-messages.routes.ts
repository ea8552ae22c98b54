import { orderMessagesApi } from '@fairfront/shared-kit/domain/services/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { requireServices, type ServicesRight } from '../additional-services/services-access';
import { isOrderOf } from './order-messages.repository';
import { messagesPage, readByExhibitor, sendMessage } from './order-messages.service';

/** @throws HttpError 404 for an order of another participation, 403 without the right */
const requireOrder = async (
  db: Kysely<Tables>,
  caller: { userId: number; participationId: number; now: Date },
  orderId: number,
  right: ServicesRight = 'view',
): Promise<void> => {
  await requireServices(db, caller, right);
  if (!(await isOrderOf(db, caller.participationId, orderId))) throw notFound();
};

export const orderMessagesRoutes: RoutePlugin = implement(orderMessagesApi, (services) => {
  const { database, clock } = services;
  return {
    'GET /participants/{id}/additional-orders/{orderId}/messages': async (request) => {
      const { id: participationId, orderId } = request.params;
      await requireServices(database.read, { userId: callerOf(request).id, participationId, now: clock.now() });
      return messagesPage(database.read, { participationId, orderId }, request.query);
    },
    'POST /participants/{id}/additional-orders/{orderId}/messages': async (request, reply) => {
      const { id: participationId, orderId } = request.params;
      const userId = callerOf(request).id;
      await requireOrder(database.read, { userId, participationId, now: clock.now() }, orderId, 'order');
      const author = { userId, participationId, orderId, managerId: null, byStaff: false };
      return reply.code(201).send(await sendMessage(services, request, author));
    },
    'POST /participants/{id}/additional-orders/{orderId}/messages/read-all': async (request, reply) => {
      const { id: participationId, orderId } = request.params;
      const userId = callerOf(request).id;
      await requireOrder(database.read, { userId, participationId, now: clock.now() }, orderId);
      await database.transaction((trx) => readByExhibitor(trx, services, { orderId, userId, at: clock.now() }));
      return reply.code(204).send(null);
    },
  };
});
