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

/** The number of registered users of exhibitors. */
export const countRegisteredExhibitors = async (db: Kysely<Tables>): Promise<number> => {
  const { people } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('access', '=', 'participant')
    .where('password_hash', 'is not', null)
    .executeTakeFirstOrThrow();
  return people;
};
