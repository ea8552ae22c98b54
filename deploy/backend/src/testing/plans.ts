import { sql, type CompiledQuery } from 'kysely';
import type { Database } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  if (typeof value === 'number') return String(value);
  return `'${value instanceof Date ? value.toISOString() : String(value)}'`;
};

/**
 * The plan of a statement for any parameters, as PostgreSQL uses it after a few calls. It does not know that little is due.
 * @param tables whose statistics are made anew
 */
export const genericPlan = async (
  database: Database<Tables>,
  { sql: text, parameters }: CompiledQuery,
  ...tables: (keyof Tables)[]
): Promise<string> => {
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(database.read);
  return database.transaction(async (trx) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
    await sql.raw(`prepare planned as ${text}`).execute(trx);
    const values = parameters.map(literal).join(', ');
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': string }>(`explain (costs off) execute planned(${values})`)
      .execute(trx);
    await sql`deallocate planned`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
};
