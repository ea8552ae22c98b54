import { Pool, types } from 'pg';
import { PostgresDialect, type Dialect } from 'kysely';
import { GuardedPool } from './guarded-pool';
import { NamingClient } from './postgres-statements';

/** The same JavaScript types as PGlite gives (pglite.worker.mjs): dates as text, bigint and numeric as numbers. */
types.setTypeParser(types.builtins.DATE, (value) => value);
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

/** A call waits so long for a free or a new connection, milliseconds. */
const connectMs = 8_000;
/** Connection and answer together stay under the ten seconds after which a call has ended (SHELL-290). */
const answerMs = 9_500;

/**
 * Kysely on a PostgreSQL server. Ten connections: more only wait for the same rows.
 * @param isMaintenance for migrations and bulk work: statements may take as long as they need
 */
export const postgresDialect = (connectionString: string, isMaintenance = false): Dialect => {
  const pool = new Pool({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    max: 10,
    Client: NamingClient,
    // statements are kept: planning one anew for each of its values costs more than any better plan would save
    options: '-c plan_cache_mode=force_generic_plan',
    ...(isMaintenance ? {} : { statement_timeout: answerMs }),
  });
  return new PostgresDialect({ pool: new GuardedPool(pool, isMaintenance ? null : { answerMs }) });
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
