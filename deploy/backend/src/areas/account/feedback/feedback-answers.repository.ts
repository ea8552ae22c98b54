import type { FeedbackKind, FeedbackState } from '@fairfront/shared-kit/domain/account';
import { sql, type Kysely, type Transaction, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';

const feedbackRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('feedbacks as f')
    .leftJoin('users as u', 'u.id', 'f.answered_by')
    .select(['f.id', 'f.state', 'f.message', 'f.name', 'f.email', 'f.phone', 'f.locale', 'f.created_at'])
    .select(['f.answer', 'f.answered_at', 'u.id as staff_id', 'u.name as staff_name', 'u.lastname as staff_lastname'])
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

/** One message; undefined for an unknown one. */
export const readFeedback = (db: Kysely<Tables>, id: number) =>
  feedbackRows(db).where('f.id', '=', id).executeTakeFirst();

/** Locks one message until the end of the transaction. */
export const lockFeedback = async (trx: Transaction<Tables>, id: number): Promise<void> => {
  await trx.selectFrom('feedbacks').select('id').where('id', '=', id).forUpdate().execute();
};

/** Stores what has become of a message. */
export const updateFeedback = async (
  trx: Transaction<Tables>,
  id: number,
  values: Updateable<Tables['feedbacks']>,
): Promise<void> => {
  await trx.updateTable('feedbacks').set(values).where('id', '=', id).execute();
};
