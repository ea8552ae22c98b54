import type { FastifyRequest } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { createWithStoredFiles } from '../../../platform/http/create-with-file';
import { notFound } from '../../../platform/http/http-error';
import { notifyParticipation } from '../../../identity/notifications/notify';
import { channelName } from '../../../platform/realtime/channels';
import type { Services } from '../../../platform/services';
import { areaText } from '../../../platform/texts/area-texts';
import { messagesAtOnce, type OrderMessage } from '@fairfront/shared-kit/domain/services/api';
import { messageResponse } from './order-message.response';
import { planChatEmails } from './order-chat-mail';
import { insertOrderFiles } from './order-files.repository';
import { findMessage, insertMessage, lastReadByStaff, listMessages, markRead } from './order-messages.repository';
import { lockOrder } from './orders.repository';
import { receiveMessage, type ReceivedMessage } from './receive-message';

/**
 * One page of a chat as the API answers it; access is checked before.
 * @param place without a participation for the organiser, who reads the orders of all
 * @throws HttpError 404 for an order of another participation
 */
export const messagesPage = async (
  db: Kysely<Tables>,
  place: { participationId: number | null; orderId: number },
  { before, limit = messagesAtOnce }: { before?: number; limit?: number },
) => {
  const page = await listMessages(db, place, { before, limit });
  if (!page) throw notFound();
  return {
    data: page.messages.map(messageResponse),
    meta: { has_earlier: page.hasEarlier, read_by_organizer_id: page.readByOrganizer },
  };
};

/** Marks a chat read for the organiser; open tabs of the exhibitor show it when there was something unread. */
export const readByStaff = async (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  { participationId, orderId, userId, at }: { participationId: number; orderId: number; userId: number; at: Date },
): Promise<void> => {
  const former = await lastReadByStaff(trx, orderId);
  const last = await markRead(trx, { orderId, userId, byStaff: true, at });
  if (last <= former) return;
  await outbox.add(trx, 'event', {
    channel: channelName({ of: 'participation', id: participationId }),
    event: 'additional-order.messages-read',
    data: { order_id: orderId, read_by_organizer_id: last, updated_at: at.toISOString() },
  });
};

/** Who writes into which chat; access is checked before. */
interface MessageAuthor {
  userId: number;
  participationId: number;
  orderId: number;
  /** In whose name a message of the organiser stands; null for one of a participant. */
  managerId: number | null;
  byStaff: boolean;
}

/**
 * Stores a message with its files, shows it in open tabs, and notifies the participation of one of the organiser, by e-mail those
 * who leave it unread.
 */
const addMessage = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  author: MessageAuthor,
  received: Pick<ReceivedMessage, 'text' | 'files'>,
): Promise<OrderMessage> => {
  const { userId, participationId, orderId, managerId, byStaff } = author;
  const at = services.clock.now();
  // of two messages of the organiser only the first plans e-mails
  if (byStaff) await lockOrder(trx, orderId);
  const id = await insertMessage(trx, {
    order_id: orderId,
    sender: byStaff ? 'manager' : 'user',
    user_id: userId,
    manager_id: managerId,
    text: received.text,
    created_at: at,
  });
  if (received.files.length > 0) {
    await insertOrderFiles(trx, { orderId, messageId: id, kind: 'chat', at }, received.files);
  }
  await writeAudit(trx, { userId, participationId, action: 'order.message-sent', subject: `order ${orderId}`, at });
  const message = messageResponse(await findMessage(trx, id));
  await services.outbox.add(trx, 'event', {
    channel: channelName({ of: 'participation', id: participationId }),
    event: 'additional-order.message-created',
    data: { order_id: orderId, message, updated_at: at.toISOString() },
  });
  if (byStaff) {
    // who answers has read what stands above
    await readByStaff(trx, services, { participationId, orderId, userId, at });
    await planChatEmails(trx, services, { participationId, orderId, messageId: id, exceptUserId: userId });
    const text = areaText('services', 'notifications.orderMessage', { id: orderId });
    await notifyParticipation(trx, services, {
      type: 'order',
      kind: 'chat',
      participationId,
      exceptUserId: userId,
      message_rus: text.ru,
      message_eng: text.en,
      subject: { kind: 'chat', id: orderId },
      hasOwnEmail: false,
    });
  }
  return message;
};

/**
 * Receives and stores one message; its files are kept only when the message is.
 * @returns the body of the 201
 */
export const sendMessage = async (services: Services, request: FastifyRequest, author: MessageAuthor) => {
  const received = await receiveMessage(services, request);
  const stored = { names: received.files.map(({ storedName }) => storedName), content: received.content };
  return createWithStoredFiles(services, request, stored, async (trx) => ({
    data: await addMessage(trx, services, author, received),
  }));
};
