import { chatLetterAfterMinutes, isLetterDue, plansLetter } from '@fairfront/mf-services/model';
import { textOf } from '@fairfront/shared-kit/formats';
import type { Locale } from '@fairfront/shared-kit/model';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { areaMail, settingLine, typed } from '../mail/letters';
import type { Mailer } from '../mail/mailer';
import { settingAddress, unsubscribing } from '../notifications/letter-addresses';
import { decisionOf, letChatWait } from '../notifications/letters.repository';
import { readSettings } from '../notifications/settings.repository';
import type { OutboxKinds } from '../outbox/outbox';
import type { Services } from '../services';
import { translatorOf } from '../texts/area-texts';
import { type Chat, listChatReaders, notePlannedLetters, readChat } from './order-chat-letters.repository';

/** Most code points of a message that stand in a letter. */
const quotedLength = 300;

/**
 * Plans a letter for everybody of the participation who wants letters of chats at once and has none waiting for this chat; it goes
 * out only to who has not read the message by then (SVC-182). Who has them collected gets them in the daily letter (SHELL-462). The caller holds the lock of the order, so two messages plan one letter.
 */
export const planChatLetters = async (
  trx: Transaction<Tables>,
  { clock, outbox }: Pick<Services, 'clock' | 'outbox'>,
  message: { participationId: number; orderId: number; messageId: number; exceptUserId: number },
): Promise<void> => {
  const { participationId, orderId, messageId, exceptUserId } = message;
  const now = clock.now();
  const people = await listChatReaders(trx, { participationId, orderId, exceptUserId });
  const dueAt = new Date(now.getTime() + chatLetterAfterMinutes * 60_000);
  const settings = await readSettings(
    trx,
    people.map(({ id }) => id),
  );
  const planned = people.filter((one) => {
    const own = settings.get(one.id);
    const isWanted = own && decisionOf({ ...one, kind: 'chat' }, own, dueAt.getTime()).letter?.in === 'own';
    return isWanted && plansLetter({ lastReadId: one.last_message_id ?? 0, letterId: one.letter_message_id ?? 0 });
  });
  if (planned.length === 0) return;
  await notePlannedLetters(
    trx,
    planned.map(({ id }) => id),
    { orderId, messageId, at: now },
  );
  const letters = planned.map(({ id }) => ({ orderId, userId: id, messageId }));
  await outbox.addFor(trx, dueAt, 'order-chat-mail', ...letters);
};

const quoteOf = (text: string): string => {
  const points = [...typed(text)];
  return points.length > quotedLength ? `${points.slice(0, quotedLength).join('')}…` : points.join('');
};

/** Name and surname of the manager who wrote; empty without one. */
const managerOf = (chat: Chat, locale: Locale): string =>
  [textOf(chat, 'name', locale), textOf(chat, 'lastname', locale)].filter(Boolean).join(' ');

/** The letter about unread messages in the language of its reader, with a link that opens the chat (SVC-182). */
const chatMail = (chat: Chat, id: number, publicUrl: string, settingUrl: string) => {
  const { locale, participation_id: participationId } = chat;
  const t = translatorOf('services', locale);
  const author = managerOf(chat, locale);
  const message = (): string => {
    if (chat.text === '') return t('letters.chatFiles');
    const text = quoteOf(chat.text);
    return author === ''
      ? t('letters.chatAuthorless', { text })
      : t('letters.chatAuthor', { name: typed(author), text });
  };
  return areaMail(
    locale,
    chat.name,
    t('letters.chatSubject', { count: chat.unread, id }),
    t('letters.chatPlace', {
      company: typed(textOf(chat, 'company', locale)),
      exhibition: typed(textOf(chat, 'title', locale)),
    }),
    message(),
    t('letters.chatOpen', {
      url: `${publicUrl}/participant/${participationId}/orders?modal=event-modal-chat&order=${id}`,
    }),
    t('letters.chatOnce'),
    settingLine(locale, settingUrl),
  );
};

/**
 * Sends a planned letter, unless its message was read meanwhile, or its reader has left or wants no letters (SVC-182); what is chosen
 * at the time of sending counts: it waits for the end of quiet hours or for the daily letter (SHELL-465).
 */
export const sendOrderChatMail = async (
  { database, config, clock, outbox }: Pick<Services, 'database' | 'config' | 'clock' | 'outbox'>,
  mailer: Mailer,
  planned: OutboxKinds['order-chat-mail'],
): Promise<void> => {
  const chat = await readChat(database.read, planned);
  if (!chat || !isLetterDue({ lastReadId: chat.last_message_id ?? 0, letterId: planned.messageId })) return;
  const settings = (await readSettings(database.read, [planned.userId])).get(planned.userId);
  if (!settings) return;
  const now = clock.now().getTime();
  const { letter } = decisionOf({ ...chat, kind: 'chat' }, settings, now);
  if (letter === null) return;
  if (letter.in === 'daily' || letter.at > now) {
    await database.transaction(async (trx) => {
      if (letter.in === 'daily') await letChatWait(trx, planned, letter);
      else await outbox.addFor(trx, new Date(letter.at), 'order-chat-mail', planned);
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
