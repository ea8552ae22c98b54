import type { Insertable, Kysely, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Stores a wanted export; returns its id. */
export const insertListExport = async (
  trx: Transaction<Tables>,
  values: Insertable<Tables['list_exports']>,
): Promise<number> => {
  const { id } = await trx.insertInto('list_exports').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
};

/** One export; undefined for an unknown one. */
export const readListExport = (db: Kysely<Tables>, id: number) =>
  db.selectFrom('list_exports').selectAll().where('id', '=', id).executeTakeFirst();

export type ListExportRow = NonNullable<Awaited<ReturnType<typeof readListExport>>>;

/** Stores the result of an export. */
export const storeListExport = async (
  db: Kysely<Tables>,
  id: number,
  values: Updateable<Tables['list_exports']>,
): Promise<void> => {
  await db.updateTable('list_exports').set(values).where('id', '=', id).execute();
};
