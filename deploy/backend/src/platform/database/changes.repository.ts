import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables';

/** Tables whose rows say when they were last written. */
export type ChangingTable =
  | 'personal_passes'
  | 'car_passes'
  | 'additional_orders'
  | 'catalog_orders'
  | 'participations'
  | 'companies'
  | 'exhibitions'
  | 'exhibition_managers'
  | 'pavilions'
  | 'users';

/** When a row was last written, locked until the end of the transaction; undefined for an unknown one. */
export const lockChange = async (
  trx: Transaction<Tables>,
  table: ChangingTable,
  id: number,
): Promise<Date | undefined> => {
  const { rows } = await sql<{
    changed_at: Date;
  }>`select changed_at from ${sql.table(table)} where id = ${id} for update`.execute(trx);
  return rows[0]?.changed_at;
};

/**
 * The moment before which every write is visible to the next statement: a transaction that still runs will show its rows
 * later with an earlier time, so a list that continues by time must not go beyond its start. A reader that keeps a
 * transaction open does not hold lists back.
 */
export const readHorizon = async (db: Kysely<Tables>): Promise<Date> => {
  const { rows } = await sql<{ horizon: Date }>`
    select date_trunc('milliseconds', coalesce(min(xact_start), clock_timestamp())) as horizon from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and (backend_xid is not null or xact_start > clock_timestamp() - interval '10 seconds')`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database did not answer what time it is');
  return row.horizon;
};
