import { Pool, types } from 'pg';
import { PostgresDialect, type Dialect } from 'kysely';
import { GuardedPool } from './guarded-pool';
import { NamingClient } from './postgres-statements';

/** The same JavaScript types as with PGlite (pglite.worker.mjs): dates as text, bigint and numeric as numbers. */
types.setTypeParser(types.builtins.DATE, (value) => value);
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

/** Timeout for a free or a new connection, ms. */
const connectMs = 8_000;
/** Connection and response together stay below the ten-second limit of a call. */
const answerMs = 9_500;

/**
 * Kysely dialect for a PostgreSQL server. Ten connections: more would only wait for the same rows.
 * @param isMaintenance for migrations and bulk work: statements have no timeout
 */
export const postgresDialect = (connectionString: string, isMaintenance = false): Dialect => {
  const pool = new Pool({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    max: 10,
    Client: NamingClient,
    // statements are cached: planning them for each value would cost more than a better plan saves
    options: '-c plan_cache_mode=force_generic_plan',
    ...(isMaintenance ? {} : { statement_timeout: answerMs }),
  });
  return new PostgresDialect({ pool: new GuardedPool(pool, isMaintenance ? null : { answerMs }) });
};

/**
 * Rejects a server whose character type cannot lower-case Cyrillic: searching for names would silently find nothing.
 * @throws Error with instructions
 */
export const requireCyrillic = (lowered: string): void => {
  if (lowered === 'ё') return;
  throw new Error(
    'This PostgreSQL database cannot lower-case Cyrillic. Create it with UTF-8 encoding and LC_CTYPE C.UTF-8.',
  );
};
