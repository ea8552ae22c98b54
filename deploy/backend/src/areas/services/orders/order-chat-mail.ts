import { chatEmailAfterMinutes, isEmailDue, plansEmail } from '@fairfront/shared-kit/domain/services';
import { textOf } from '@fairfront/shared-kit/domain/common';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { areaMail, settingLine, typed } from '../../../platform/mail/emails';
import type { Mailer } from '../../../platform/mail/mailer';
import { settingAddress, unsubscribing } from '../../../identity/notifications/email-addresses';
import { decisionOf } from '../../../identity/notifications/email-schedule.service';
import { scheduleChatEmails } from '../../../identity/notifications/emails.repository';
import { readSettings } from '../../../identity/notifications/personal-settings';
import type { OutboxKinds } from '../../../platform/outbox/outbox';
import type { Services } from '../../../platform/services';
import { translatorOf } from '../../../platform/texts/area-texts';
import { type Chat, listChatReaders, notePlannedEmails, readChat } from './order-chat-emails.repository';

/** Maximum number of code points of a message in an e-mail. */
const quotedLength = 300;

/**
 * Schedules an e-mail for all members of the participation who want e-mails of chats at once and have none pending for this
 * chat; it is sent only if the message is still unread by then. Others get it in the daily e-mail. The caller has locked the
 * order, so that two messages schedule one e-mail.
 */
export const planChatEmails = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Pick<Services, 'clock' | 'outbox'>,
  message: { participationId: number; orderId: number; messageId: number; exceptUserId: number },
): Promise<void> => {
  const { participationId, orderId, messageId, exceptUserId } = message;
  const now = clock.now();
  const people = await listChatReaders(trx, { participationId, orderId, exceptUserId });
  const dueAt = new Date(now.getTime() + chatEmailAfterMinutes * 60_000);
  const settings = await readSettings(
    trx,
    people.map(({ id }) => id),
  );
  const planned = people.filter((one) => {
    const own = settings.get(one.id);
    const isWanted = own && decisionOf({ ...one, kind: 'chat' }, own, dueAt.getTime()).email?.in === 'own';
    return isWanted && plansEmail({ lastReadId: one.last_message_id ?? 0, emailedId: one.letter_message_id ?? 0 });
  });
  if (planned.length === 0) return;
  await notePlannedEmails(
    trx,
    planned.map(({ id }) => id),
    { orderId, messageId, at: now },
  );
  const emails = planned.map(({ id }) => ({ orderId, userId: id, messageId }));
  await outbox.addFor(trx, dueAt, 'order-chat-mail', ...emails);
};

const quoteOf = (text: string): string => {
  const points = [...typed(text)];
  return points.length > quotedLength ? `${points.slice(0, quotedLength).join('')}…` : points.join('');
};

/** Name and surname of the manager who wrote; empty without one. */
const managerOf = (chat: Chat, locale: Locale): string =>
  [textOf(chat, 'name', locale), textOf(chat, 'lastname', locale)].filter(Boolean).join(' ');

/** The e-mail about unread messages in the reader's language, with a link to the chat. */
const chatMail = (chat: Chat, id: number, publicUrl: string, settingUrl: string) => {
  const { locale, participation_id: participationId } = chat;
  const t = translatorOf('services', locale);
  const author = managerOf(chat, locale);
  const message = (): string => {
    if (chat.text === '') return t('emails.chatFiles');
    const text = quoteOf(chat.text);
    return author === '' ? t('emails.chatAuthorless', { text }) : t('emails.chatAuthor', { name: typed(author), text });
  };
  return areaMail(
    locale,
    chat.name,
    t('emails.chatSubject', { count: chat.unread, id }),
    t('emails.chatPlace', {
      company: typed(textOf(chat, 'company', locale)),
      exhibition: typed(textOf(chat, 'title', locale)),
    }),
    message(),
    t('emails.chatOpen', {
      url: `${publicUrl}/participant/${participationId}/orders?modal=event-modal-chat&order=${id}`,
    }),
    t('emails.chatOnce'),
    settingLine(locale, settingUrl),
  );
};

/**
 * Sends a scheduled e-mail, unless its message was read meanwhile, or the user has left or wants no e-mails. The settings at
 * the time of sending apply: it may wait for the end of quiet hours or for the daily e-mail.
 */
export const sendOrderChatMail = async (
  { database, config, clock, outbox }: Pick<Services, 'database' | 'config' | 'clock' | 'outbox'>,
  mailer: Mailer,
  planned: OutboxKinds['order-chat-mail'],
): Promise<void> => {
  const chat = await readChat(database.read, planned);
  if (!chat || !isEmailDue({ lastReadId: chat.last_message_id ?? 0, emailedId: planned.messageId })) return;
  const settings = (await readSettings(database.read, [planned.userId])).get(planned.userId);
  if (!settings) return;
  const now = clock.now().getTime();
  const { email } = decisionOf({ ...chat, kind: 'chat' }, settings, now);
  if (email === null) return;
  if (email.in === 'daily' || email.at > now) {
    await database.transaction(async (trx) => {
      if (email.in === 'daily') await scheduleChatEmails(trx, planned, email);
      else await outbox.addFor(trx, new Date(email.at), 'order-chat-mail', planned);
    });
    return;
  }
  const settingUrl = settingAddress(config.publicUrl, 'chat', chat.exhibition_id);
  await mailer.send({
    to: chat.email,
    ...chatMail(chat, planned.orderId, config.publicUrl, settingUrl),
    ...unsubscribing(settingUrl),
  });
};

declare module '../../../platform/outbox/outbox' {
  interface OutboxKinds {
    /** The e-mail to a user who has not read a chat for a while; scheduled for later. */
    'order-chat-mail': { orderId: number; userId: number; messageId: number };
  }
}
