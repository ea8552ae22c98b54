import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The feed of a user; undefined if there is none. */
export const readCalendarFeedRow = (db: Kysely<Tables>, userId: number) =>
  db.selectFrom('calendar_feeds').select(['nonce', 'created_at']).where('user_id', '=', userId).executeTakeFirst();

/** Stores the feed of a user; a former one is replaced. */
export const storeCalendarFeed = async (
  trx: Transaction<Tables>,
  { user_id, ...row }: Insertable<Tables['calendar_feeds']>,
): Promise<void> => {
  await trx
    .insertInto('calendar_feeds')
    .values({ user_id, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

/** The feed with an address and the language of its user; undefined for an unknown one. */
export const findCalendarFeed = (db: Kysely<Tables>, tokenHash: string) =>
  db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['f.user_id', 'f.created_at', 'u.locale'])
    .where('f.token_hash', '=', tokenHash)
    .executeTakeFirst();

/** Participations that a user is a member of, until dismantling has ended. */
export const listRunningParticipations = (db: Kysely<Tables>, userId: number, now: Date) =>
  db
    .selectFrom('participation_users as pu')
    .innerJoin('participations as p', 'p.id', 'pu.participation_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(['p.id', 'p.exhibition_id', 'p.type', 'p.is_edit', 'pu.role'])
    .where('pu.user_id', '=', userId)
    .where('p.deleted_at', 'is', null)
    .where(sql<boolean>`e.dismantling_ended_at >= (${now.toISOString()}::timestamptz at time zone e.timezone)::date`)
    .orderBy('p.id')
    .execute();
