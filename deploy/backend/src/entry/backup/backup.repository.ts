import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** Runs work on one state of a PostgreSQL database that other connections can read, too, by the name of the snapshot. */
export const withExportedSnapshot = async <Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>, snapshot: string) => Promise<Result>,
): Promise<Result> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { rows } = await sql<{ name: string }>`select pg_export_snapshot() as name`.execute(trx);
      return work(trx, rows[0]?.name ?? '');
    });

/** Number of tables of a PostgreSQL database. */
export const countTables = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ tables: number }>`
    select count(*) as tables from pg_catalog.pg_tables where schemaname = 'public'`.execute(db);
  return rows[0]?.tables ?? 0;
};

/** Removes everything in a PostgreSQL database. */
export const emptyDatabase = async (db: Kysely<Tables>): Promise<void> => {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
};
