import { type Localized, localizedNames, localizedOf } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** Stores a broadcast. @returns its id */
export const insertBroadcast = async (
  trx: Transaction<Tables>,
  text: Localized<'message'>,
  at: Date,
): Promise<number> => {
  // ids are committed in the order in which they are drawn, so no user's position passes one that is still to come
  await sql`lock table broadcasts in share row exclusive mode`.execute(trx);
  const { id } = await trx
    .insertInto('broadcasts')
    .values({ ...localizedOf(text, 'message'), created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/**
 * The latest broadcast that a user has no notification of yet; null without one. Older ones than the account do not
 * count, and staff get none.
 */
export const latestBroadcastFor = (userId: number) =>
  sql<number | null>`(
    select max(b.id) from broadcasts b
    where b.id > coalesce((select last_id from broadcast_positions where user_id = ${userId}), 0)
      and b.created_at >= (select email_confirmed_at from users where id = ${userId} and access = 'participant'))`;

/** A broadcast and the users among those asked for who have no notification of it yet. */
export interface Undelivered extends Localized<'message'> {
  id: number;
  created_at: Date;
  users: number[];
}

/**
 * Locks the positions of users, so that nobody else gives them notifications meanwhile, and reads what they have not got,
 * oldest first. Users are locked in the order of their ids to prevent deadlocks.
 */
export const lockUndelivered = async (trx: Transaction<Tables>, userIds: readonly number[]): Promise<Undelivered[]> => {
  const users = [...userIds].sort((a, b) => a - b);
  await trx
    .insertInto('broadcast_positions')
    .values(users.map((user_id) => ({ user_id, last_id: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .selectFrom('broadcast_positions')
    .select('user_id')
    .where('user_id', 'in', users)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  return trx
    .selectFrom('broadcast_positions as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('broadcasts as b', (join) =>
      join.onRef('b.id', '>', 'p.last_id').onRef('b.created_at', '>=', 'u.email_confirmed_at'),
    )
    .select(['b.id', 'b.created_at', ...localizedNames('b.message')])
    .select(sql<number[]>`json_agg(u.id order by u.id)`.as('users'))
    .where('p.user_id', 'in', users)
    .where('u.access', '=', 'participant')
    .groupBy('b.id')
    .orderBy('b.id')
    .execute();
};

/** Records that users have notifications of all broadcasts up to this one. */
export const moveBroadcastPositions = async (
  trx: Transaction<Tables>,
  userIds: readonly number[],
  lastId: number,
): Promise<void> => {
  await trx
    .updateTable('broadcast_positions')
    .set({ last_id: lastId })
    .where('user_id', 'in', [...userIds])
    .execute();
};

/** Registered users of exhibitors who want e-mails, after this one, in the order of their ids. */
export const listEmailReaders = async (db: Kysely<Tables>, afterUserId: number, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', afterUserId)
    .where('access', '=', 'participant')
    .where('password_hash', 'is not', null)
    .where('can_send_notifications', '=', true)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};
