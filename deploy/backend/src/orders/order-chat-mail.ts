import { chatLetterAfterMinutes, isLetterDue, plansLetter } from '@fairfront/mf-services/model';
import { textOf } from '@fairfront/shared-kit/formats';
import type { Locale } from '@fairfront/shared-kit/model';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { areaMail, settingLine, typed } from '../mail/letters';
import type { Mailer } from '../mail/mailer';
import { settingAddress, unsubscribing } from '../notifications/letter-addresses';
import { decisionOf, letChatWait } from '../notifications/letters.repository';
import { readSettings } from '../notifications/settings.repository';
import type { OutboxKinds } from '../outbox/outbox';
import type { Services } from '../services';
import { translatorOf } from '../texts/area-texts';

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
  const people = await trx
    .selectFrom('participation_users as pu')
    .innerJoin('users as u', 'u.id', 'pu.user_id')
    .innerJoin('participations as p', 'p.id', 'pu.participation_id')
    .leftJoin('order_reads as r', (join) => join.onRef('r.user_id', '=', 'u.id').on('r.order_id', '=', orderId))
    .select(['p.exhibition_id', 'u.id', 'r.last_message_id', 'r.letter_message_id'])
    .where('pu.participation_id', '=', participationId)
    .where('u.id', '!=', exceptUserId)
    .where('u.can_send_notifications', '=', true)
    .orderBy('u.id')
    .execute();
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
  await trx
    .insertInto('order_reads')
    .values(
      planned.map(({ id }) => ({
        order_id: orderId,
        user_id: id,
        by_staff: false,
        last_message_id: 0,
        read_at: now,
        letter_message_id: messageId,
      })),
    )
    .onConflict((conflict) => conflict.columns(['order_id', 'user_id']).doUpdateSet({ letter_message_id: messageId }))
    .execute();
  const letters = planned.map(({ id }) => ({ orderId, userId: id, messageId }));
  await outbox.addFor(trx, dueAt, 'order-chat-mail', ...letters);
};

/** What a planned letter needs: nothing for who has left the participation or wants no letters any more. */
const readChat = (db: Kysely<Tables>, { orderId, userId }: { orderId: number; userId: number }) =>
  db
    .selectFrom('additional_orders as o')
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('participation_users as pu', (join) =>
      join.onRef('pu.participation_id', '=', 'p.id').on('pu.user_id', '=', userId),
    )
    .innerJoin('users as u', 'u.id', 'pu.user_id')
    .leftJoin('order_reads as r', (join) => join.onRef('r.user_id', '=', 'u.id').onRef('r.order_id', '=', 'o.id'))
    .innerJoin('order_messages as m', (join) =>
      join
        .onRef('m.order_id', '=', 'o.id')
        .on(
          'm.id',
          '=',
          sql<number>`(select max(n.id) from order_messages n where n.order_id = o.id and n.sender = 'manager')`,
        ),
    )
    .leftJoin('exhibition_managers as em', 'em.id', 'm.manager_id')
    .select(['p.id as participation_id', 'p.exhibition_id', 'c.name_rus as company_rus', 'c.name_eng as company_eng'])
    .select(['e.title_rus', 'e.title_eng', 'u.email', 'u.name', 'u.locale', 'm.text', 'r.last_message_id'])
    .select(['em.name_rus', 'em.name_eng', 'em.lastname_rus', 'em.lastname_eng'])
    .select(
      sql<number>`(
        select count(*) from order_messages n
        where n.order_id = o.id and n.sender = 'manager' and n.id > coalesce(r.last_message_id, 0))`.as('unread'),
    )
    .where('o.id', '=', orderId)
    .where('p.deleted_at', 'is', null)
    .where('u.can_send_notifications', '=', true)
    .executeTakeFirst();

type Chat = NonNullable<Awaited<ReturnType<typeof readChat>>>;

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
