import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** The users of a participation who get news of the organiser; null for an unknown participation. */
export const listRecipientIds = async (db: Kysely<Tables>, participationId: number): Promise<number[] | null> => {
  const rows = await db
    .selectFrom('participations as p')
    .leftJoin('participation_users as pu', 'pu.participation_id', 'p.id')
    .select('pu.user_id')
    .where('p.id', '=', participationId)
    .execute();
  return rows.length === 0 ? null : rows.flatMap(({ user_id: id }) => id ?? []);
};

/** All registered users of exhibitors, in the order of their ids. */
export const listRegisteredExhibitors = async (db: Kysely<Tables>): Promise<number[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('access', '=', 'participant')
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
