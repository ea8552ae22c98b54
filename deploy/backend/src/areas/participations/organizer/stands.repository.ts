import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

const columns = ['id', 'external_id', 'title', 'area', 'pavilion_id'] as const;

/** The stands of a participation in the order of their ids. */
export const listOwnStands = async (db: Kysely<Tables>, participationId: number) => {
  const rows = await db
    .selectFrom('stands')
    .select(columns)
    .where('participation_id', '=', participationId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, area: Number(row.area) }));
};

export type OwnStand = Awaited<ReturnType<typeof listOwnStands>>[number];

/** Stores what has changed in a stand. */
export const updateStand = async (trx: Transaction<Tables>, { id, ...values }: OwnStand): Promise<void> => {
  await trx.updateTable('stands').set(values).where('id', '=', id).execute();
};

/** Removes stands. */
export const deleteStands = async (trx: Transaction<Tables>, ids: readonly number[]): Promise<void> => {
  if (ids.length > 0) await trx.deleteFrom('stands').where('id', 'in', ids).execute();
};

/** Numbers of cars whose living passes lead to one of these stands. */
export const carsOfStands = async (trx: Transaction<Tables>, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ name: string }>`
    select car_number as name from car_passes
    where stand_id in (${sql.join([...ids])}) and deleted_at is null order by id`.execute(trx);
  return rows.map(({ name }) => name);
};

/** Those of these pavilions and halls that a stand of an exhibition may have. */
export const openPavilions = async (
  trx: Transaction<Tables>,
  ids: readonly number[],
  exhibitionId: number,
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('pavilions')
    .select('id')
    .where('id', 'in', ids)
    .where('archived_at', 'is', null)
    .where(({ eb, or }) => or([eb('exhibition_id', '=', exhibitionId), eb('exhibition_id', 'is', null)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
};
