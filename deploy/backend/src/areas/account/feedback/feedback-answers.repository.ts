import {
  waitingFeedbackStates,
  type FeedbackKind,
  type FeedbackQueuePart,
  type FeedbackState,
} from '@fairfront/shared-kit/domain/account';
import { comparisonKey } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type RawBuilder, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';

const feedbackRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('feedbacks as f')
    .leftJoin('users as u', 'u.id', 'f.answered_by')
    .leftJoin('users as by', 'by.id', 'f.state_by')
    .select(['f.id', 'f.state', 'f.message', 'f.name', 'f.email', 'f.phone', 'f.locale', 'f.created_at'])
    .select(['f.answer', 'f.answered_at', 'u.id as staff_id', 'u.name as staff_name', 'u.lastname as staff_lastname'])
    .select(['f.state_at', 'by.id as state_by_id', 'by.name as state_by_name', 'by.lastname as state_by_lastname'])
    .select(sql<number>`count(*) over ()`.as('total'));

export type FeedbackRow = Awaited<ReturnType<ReturnType<typeof feedbackRows>['executeTakeFirstOrThrow']>>;

const pageOf = async (query: ReturnType<typeof feedbackRows>, { page, perPage }: Paging) => {
  const rows = await query
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
};

/** One page of what a user has sent, newest first. */
export const listOwnFeedback = (db: Kysely<Tables>, userId: number, paging: Paging) =>
  pageOf(feedbackRows(db).where('f.user_id', '=', userId).orderBy('f.id', 'desc'), paging);

/** One page of what all have sent: first what nobody has finished, the oldest first. */
export const listFeedback = (
  db: Kysely<Tables>,
  { state, kind }: { state?: FeedbackState; kind?: FeedbackKind },
  paging: Paging,
) => {
  let query = feedbackRows(db);
  if (state !== undefined) query = query.where('f.state', '=', state);
  if (kind !== undefined) query = query.where('f.email', kind === 'callback' ? 'is' : 'is not', null);
  return pageOf(query.orderBy(sql`f.state in ('answered', 'closed')`).orderBy('f.id'), paging);
};

const partOf: Record<FeedbackQueuePart, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  messages: sql<boolean>`f.email is not null`,
  callbacks: sql<boolean>`f.email is null`,
};

const isFound = (search: string): RawBuilder<boolean> => {
  const words = comparisonKey(search);
  if (words === '') return sql<boolean>`true`;
  const digits = words.replaceAll(/\D/g, '');
  // a phone is stored as digits, however it is typed
  const isPhone = digits.length > 3 ? sql`position(${digits} in f.phone) > 0` : sql`false`;
  return sql<boolean>`(f.id::text = ${words} or position(${words} in f.search_key) > 0 or ${isPhone})`;
};

/** What the queue of messages is narrowed by. */
interface FeedbackQueueFilter {
  part: FeedbackQueuePart;
  search: string;
  order: 'oldest' | 'newest';
}

/** One page of what nobody has finished, in the order in which it came or in the reverse. */
export const listFeedbackQueue = (db: Kysely<Tables>, { part, search, order }: FeedbackQueueFilter, paging: Paging) =>
  pageOf(
    feedbackRows(db)
      .where('f.state', 'in', waitingFeedbackStates)
      .where(partOf[part])
      .where(isFound(search))
      .orderBy('f.id', order === 'newest' ? 'desc' : 'asc'),
    paging,
  );

/** How much waits by part, among what a search finds. */
export const countFeedbackQueue = (db: Kysely<Tables>, search: string): Promise<Record<FeedbackQueuePart, number>> => {
  const counted = (part: FeedbackQueuePart) => sql<number>`count(*) filter (where ${partOf[part]})::int`.as(part);
  return db
    .selectFrom('feedbacks as f')
    .where('f.state', 'in', waitingFeedbackStates)
    .where(isFound(search))
    .select([counted('all'), counted('messages'), counted('callbacks')])
    .executeTakeFirstOrThrow();
};

/** The number of waiting messages, as a part of a statement. */
export const waitingFeedback = (): RawBuilder<number> => sql<number>`(
  select count(*)::int from feedbacks where state in (${sql.join([...waitingFeedbackStates])}))`;

/** One message; undefined for an unknown one. */
export const readFeedback = (db: Kysely<Tables>, id: number) =>
  feedbackRows(db).where('f.id', '=', id).executeTakeFirst();

/** Locks one message until the end of the transaction. */
export const lockFeedback = async (trx: Transaction<Tables>, id: number): Promise<void> => {
  await trx.selectFrom('feedbacks').select('id').where('id', '=', id).forUpdate().execute();
};

/** Stores the state of a message. */
export const updateFeedback = async (
  trx: Transaction<Tables>,
  id: number,
  values: Updateable<Tables['feedbacks']>,
): Promise<void> => {
  await trx.updateTable('feedbacks').set(values).where('id', '=', id).execute();
};
