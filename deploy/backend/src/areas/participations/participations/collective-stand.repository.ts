import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** The sub-exhibitors of a participation, in the order of their ids. */
export const listSubIds = async (db: Kysely<Tables>, parentId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('participations')
    .select('id')
    .where('parent_id', '=', parentId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** The collective organiser of a sub-exhibitor; null for other participations. */
export const findParentId = async (db: Kysely<Tables>, id: number): Promise<number | null> => {
  const row = await db.selectFrom('participations').select('parent_id').where('id', '=', id).executeTakeFirst();
  return row?.parent_id ?? null;
};
