import { localized } from '@fairfront/shared-kit/domain/common';
import { chatReadEvent, type ChatReadEvent } from '@fairfront/shared-kit/domain/services';
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
import {
  findMessage,
  insertMessage,
  lastReadByStaff,
  listMessages,
  markRead,
  placeOfChat,
} from './order-messages.repository';
import { lockOrder } from './orders.repository';
import { receiveMessage, type ReceivedMessage } from './receive-message';

/**
 * One page of a chat as the API returns it; access is checked before.
 * @param place without a participation for the organiser, who reads all orders
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
    meta: {
      has_earlier: page.hasEarlier,
      read_by_organizer_id: page.readByOrganizer,
      read_by_exhibitor_id: page.readByExhibitor,
    },
  };
};

/** Marks a chat as read for the organiser; if there were unread messages, open tabs of the exhibitor show it. */
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

/** Marks a chat as read for the exhibitor; open tabs of the staff show it. */
export const readByExhibitor = async (
  trx: Transaction<Tables>,
  { outbox }: Pick<Services, 'outbox'>,
  { orderId, userId, at }: { orderId: number; userId: number; at: Date },
): Promise<void> => {
  const { exhibition_id, last_read_id } = await placeOfChat(trx, orderId);
  const last = await markRead(trx, { orderId, userId, byStaff: false, at });
  if (last <= last_read_id) return;
  await outbox.add(trx, 'event', {
    channel: channelName({ of: 'organizer', id: exhibition_id }),
    event: chatReadEvent,
    data: { order_id: orderId, read_by_exhibitor_id: last } satisfies ChatReadEvent,
  });
};

/** The author and the chat of a message; access is checked before. */
interface MessageAuthor {
  userId: number;
  participationId: number;
  orderId: number;
  /** The manager in whose name the organiser writes; null for a message of a participant. */
  managerId: number | null;
  byStaff: boolean;
}

/**
 * Stores a message with its files and publishes it. A message of the organiser also notifies the participation, by e-mail
 * those who do not read it.
 */
const addMessage = async (
  trx: Transaction<Tables>,
  services: Pick<Services, 'clock' | 'outbox'>,
  author: MessageAuthor,
  received: Pick<ReceivedMessage, 'text' | 'files'>,
): Promise<OrderMessage> => {
  const { userId, participationId, orderId, managerId, byStaff } = author;
  const at = services.clock.now();
  // the lock ensures that only the first of two messages schedules e-mails
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
    // who replies has read the messages above
    await readByStaff(trx, services, { participationId, orderId, userId, at });
    await planChatEmails(trx, services, { participationId, orderId, messageId: id, exceptUserId: userId });
    const text = areaText('services', 'notifications.orderMessage', { id: orderId });
    await notifyParticipation(trx, services, {
      type: 'order',
      kind: 'chat',
      participationId,
      exceptUserId: userId,
      ...localized('message', (locale) => text[locale]),
      subject: { kind: 'chat', id: orderId },
      hasOwnEmail: false,
    });
  }
  return message;
};

/**
 * Receives and stores a message; its files are only kept if the message is stored.
 * @returns the body of the 201
 */
export const sendMessage = async (services: Services, request: FastifyRequest, author: MessageAuthor) => {
  const received = await receiveMessage(services, request);
  const stored = { names: received.files.map(({ storedName }) => storedName), content: received.content };
  return createWithStoredFiles(services, request, stored, async (trx) => ({
    data: await addMessage(trx, services, author, received),
  }));
};
