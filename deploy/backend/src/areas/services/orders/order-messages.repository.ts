import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { sql, type JoinBuilder, type Kysely, type Transaction, type Insertable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { isOfParentOnly } from '../../participations';
import type { OrderMessage } from '@fairfront/shared-kit/domain/services/api';
import type { OrderReader } from './orders.repository';

const files = sql<OrderMessage['files']>`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', f.id, 'original_name', f.original_name, 'extension', f.extension, 'size', f.size) order by f.id)
  from order_files f where f.message_id = m.id), '[]')`;

type AuthorJoin = JoinBuilder<Tables & { u: Tables['users']; m: Tables['order_messages'] }, 'u' | 'm'>;

/** The author, but for people of the collective organiser, whose names its sub-exhibitor does not read. */
const authorFor = (reader: OrderReader) => (join: AuthorJoin) => {
  const authored = join.onRef('u.id', '=', 'm.user_id');
  return reader === 'staff'
    ? authored
    : authored.on(sql<boolean>`not ${isOfParentOnly('o.participation_id', 'm.user_id')}`);
};

const messageColumns = [
  'm.id',
  'm.sender',
  'm.text',
  'm.created_at',
  'm.user_id',
  'u.name',
  'u.lastname',
  'u.middlename',
  ...localizedNames('em.name'),
  ...localizedNames('em.lastname'),
  ...localizedNames('em.middlename'),
  files.as('files'),
] as const;

const messages = (db: Kysely<Tables>) =>
  db
    .selectFrom('order_messages as m')
    .innerJoin('additional_orders as o', 'o.id', 'm.order_id')
    .leftJoin('users as u', authorFor('exhibitor'))
    .leftJoin('exhibition_managers as em', 'em.id', 'm.manager_id')
    .select(messageColumns);

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number];

/** A row of the outer join that holds a message. */
const isMessage = (row: { [Key in keyof MessageRow]: MessageRow[Key] | null }): row is MessageRow => row.id !== null;

/** Whether the order is one of this participation. */
export const isOrderOf = async (db: Kysely<Tables>, participationId: number, orderId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('additional_orders')
    .select('id')
    .where('id', '=', orderId)
    .where('participation_id', '=', participationId)
    .executeTakeFirst();
  return row !== undefined;
};

/** The last message that one side has read; 0 if there is none. */
const readBy = (side: 'staff' | 'exhibitor') => sql<number>`coalesce((
  select max(r.last_message_id) from order_reads r
  where r.order_id = o.id and r.by_staff = ${sql.lit(side === 'staff')}), 0)`;

/** One page of a chat, and up to which message each side has read. */
interface MessagesRead {
  messages: MessageRow[];
  hasEarlier: boolean;
  readByOrganizer: number;
  readByExhibitor: number;
}

/**
 * One page of messages, oldest first: the newest ones, or those before a message; null for an order of another
 * participation. The outer join returns a row for an order without messages, so one statement is enough.
 * @param participationId null for the organiser, who reads the orders of all
 */
export const listMessages = async (
  db: Kysely<Tables>,
  { participationId, orderId }: { participationId: number | null; orderId: number },
  { before, limit }: { before?: number; limit: number },
): Promise<MessagesRead | null> => {
  const page = db
    .selectFrom('order_messages as one')
    .select('one.id')
    .where('one.order_id', '=', orderId)
    .$if(before !== undefined, (query) => query.where('one.id', '<', before ?? 0))
    .orderBy('one.id', 'desc')
    .limit(limit + 1);
  const rows = await db
    .selectFrom('additional_orders as o')
    .leftJoin('order_messages as m', (join) => join.onRef('m.order_id', '=', 'o.id').on('m.id', 'in', page))
    .leftJoin('users as u', authorFor(participationId === null ? 'staff' : 'exhibitor'))
    .leftJoin('exhibition_managers as em', 'em.id', 'm.manager_id')
    .select(messageColumns)
    .select([readBy('staff').as('read_by_organizer'), readBy('exhibitor').as('read_by_exhibitor')])
    .where('o.id', '=', orderId)
    .$if(participationId !== null, (query) => query.where('o.participation_id', '=', participationId))
    .orderBy('m.id', 'desc')
    .execute();
  const [first] = rows;
  if (!first) return null;
  const found = rows.flatMap((row) => (isMessage(row) ? [row] : []));
  return {
    messages: found.slice(0, limit).reverse(),
    hasEarlier: found.length > limit,
    readByOrganizer: first.read_by_organizer,
    readByExhibitor: first.read_by_exhibitor,
  };
};

/** One message. @throws NoResultError for an unknown one */
export const findMessage = (db: Kysely<Tables>, id: number): Promise<MessageRow> =>
  messages(db).where('m.id', '=', id).executeTakeFirstOrThrow();

/** The last message of an order that the organiser's staff has read; 0 if there is none. */
export const lastReadByStaff = async (db: Kysely<Tables>, orderId: number): Promise<number> => {
  const row = await db
    .selectFrom('order_reads')
    .select(({ fn }) => fn.max('last_message_id').as('id'))
    .where('order_id', '=', orderId)
    .where('by_staff', '=', true)
    .executeTakeFirst();
  return row?.id ?? 0;
};

/** The exhibition of an order, and the last message that somebody of the exhibitor has read; 0 if there is none. */
export const placeOfChat = (
  db: Kysely<Tables>,
  orderId: number,
): Promise<{ exhibition_id: number; last_read_id: number }> =>
  db
    .selectFrom('additional_orders as o')
    .innerJoin('participations as p', 'p.id', 'o.participation_id')
    .select(['p.exhibition_id', readBy('exhibitor').as('last_read_id')])
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();

/** Marks everything up to the newest message as read for one person; never goes back. */
export const markRead = async (
  trx: Transaction<Tables>,
  { orderId, userId, byStaff, at }: { orderId: number; userId: number; byStaff: boolean; at: Date },
): Promise<number> => {
  const newest = await trx
    .selectFrom('order_messages')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const last = newest?.id ?? 0;
  if (last === 0) return 0;
  await trx
    .insertInto('order_reads')
    .values({ order_id: orderId, user_id: userId, by_staff: byStaff, last_message_id: last, read_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'user_id'])
        .doUpdateSet({ last_message_id: sql<number>`greatest(order_reads.last_message_id, ${last})`, read_at: at }),
    )
    .execute();
  if (byStaff) {
    await trx
      .updateTable('order_messages')
      .set({ read_by_staff: true })
      .where('order_id', '=', orderId)
      .where('sender', '=', 'user')
      .where('read_by_staff', '=', false)
      .where('id', '<=', last)
      .execute();
  }
  return last;
};

/** Stores a new message without its files; returns its id. */
export const insertMessage = async (
  trx: Transaction<Tables>,
  message: Insertable<Tables['order_messages']>,
): Promise<number> => {
  const { id } = await trx.insertInto('order_messages').values(message).returning('id').executeTakeFirstOrThrow();
  return id;
};
