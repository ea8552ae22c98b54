import { Pool, types } from 'pg';
import { PostgresDialect, type Dialect } from 'kysely';

/** The same JavaScript types as PGlite gives (pglite.worker.mjs): dates as text, bigint and numeric as numbers. */
types.setTypeParser(types.builtins.DATE, (value) => value);
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

/** Kysely on a PostgreSQL server. Ten connections: more only wait for the same rows. */
export const postgresDialect = (connectionString: string): Dialect => {
  const pool = new Pool({ connectionString, max: 10, statement_timeout: 30_000 });
  // the server ended an idle connection (a restart): the pool forgets it and opens another one when it is needed;
  // without a listener the event would end the process
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
};

/**
 * Stops on a server whose character type cannot lower-case Cyrillic: searching for names would silently find nothing.
 * @throws Error with what to do
 */
export const requireCyrillic = (lowered: string): void => {
  if (lowered === 'ё') return;
  throw new Error(
    'This PostgreSQL database cannot lower-case Cyrillic. Create it with UTF-8 encoding and LC_CTYPE C.UTF-8.',
  );
};
