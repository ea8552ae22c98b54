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
export const answerMs = 9_500;

/** How a PostgreSQL server is used. */
export interface PostgresUse {
  /** Connections of this process. */
  connections?: number;
  /** For migrations and bulk work: statements have no timeout. */
  isMaintenance?: boolean;
  /**
   * The address is a pooler in transaction mode (PgBouncer): each transaction may use another connection of the server,
   * so statements have no names, and settings are those of the role (`session-defaults.ts`).
   */
  isPooled?: boolean;
}

/** The connections to a PostgreSQL server. Of more than ten most would only wait for the same rows. */
export const postgresPool = (
  connectionString: string,
  { connections = 10, isMaintenance = false, isPooled = false }: PostgresUse = {},
): Pool =>
  new Pool({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    max: connections,
    // a pooler refuses connections with parameters that it does not know
    ...(isPooled
      ? {}
      : {
          Client: NamingClient,
          // statements are cached: planning them for each value would cost more than a better plan saves, and compiling
          // wide ones costs half a second for a read of milliseconds
          // the role may have a timeout (`session-defaults.ts`), so 0 is said
          options: `-c plan_cache_mode=force_generic_plan -c jit=off -c statement_timeout=${isMaintenance ? 0 : answerMs}`,
        }),
  });

/** Kysely dialect over the connections to a PostgreSQL server. */
export const postgresDialect = (pool: Pool, { isMaintenance = false }: PostgresUse = {}): Dialect =>
  new PostgresDialect({ pool: new GuardedPool(pool, isMaintenance ? null : { answerMs }) });

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
