import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { PassStore, StoredPass } from './pass-store';

/** A column with the id of the pass of participation `p` with a code. */
export const idByCode = ({ table }: Pick<PassStore<StoredPass, unknown>, 'table'>, code: string) =>
  sql<number | null>`(select coded.id from ${sql.table(table)} coded
    where coded.participation_id = p.id and coded.barcode = ${code} and coded.deleted_at is null)`;

/** Soft-deletes passes: they disappear from all lists, counts and downloads, and their codes become invalid. */
export const markDeleted = async (
  trx: Transaction<Tables>,
  { table }: Pick<PassStore<StoredPass, unknown>, 'table'>,
  ids: readonly number[],
  userId: number,
  at: Date,
): Promise<void> => {
  if (ids.length === 0) return;
  await sql`update ${sql.table(table)} set deleted_at = ${at}, deleted_by = ${userId}
    where id in (${sql.join(ids)})`.execute(trx);
};

/** Restores a deleted pass unchanged. */
export const restoreRow = async (
  trx: Transaction<Tables>,
  { table }: Pick<PassStore<StoredPass, unknown>, 'table'>,
  passId: number,
): Promise<void> => {
  await sql`update ${sql.table(table)} set deleted_at = null, deleted_by = null where id = ${passId}`.execute(trx);
};

/** Locks one pass until the end of the transaction. */
export const lockPass = async (
  trx: Transaction<Tables>,
  { table }: Pick<PassStore<StoredPass, unknown>, 'table'>,
  passId: number,
): Promise<void> => {
  await sql`select id from ${sql.table(table)} where id = ${passId} for update`.execute(trx);
};

/** Whether a participation belongs to a deleted sub-exhibitor. @throws NoResultError for an unknown participation */
export const isPlaceDeleted = async (db: Kysely<Tables>, participationId: number): Promise<boolean> => {
  const { deleted_at } = await db
    .selectFrom('participations')
    .select('deleted_at')
    .where('id', '=', participationId)
    .executeTakeFirstOrThrow();
  return deleted_at !== null;
};
