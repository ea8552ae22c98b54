import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { databaseErrorOf, endsConnection } from './database-error';

/** Database timeouts in ms. */
export interface PoolLimits {
  /** For getting a connection and executing the statement together. */
  answerMs: number;
}

/**
 * A borrowed connection. After a connection error it is not used any more, and closed instead of being returned to the
 * pool.
 */
class GuardedClient implements PostgresPoolClient {
  private brokenBy: unknown;

  /** @param queryMs timeout of one statement; undefined: none */
  constructor(
    private readonly client: PoolClient,
    private readonly queryMs: number | undefined,
  ) {}

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    statement: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof statement !== 'string') throw new Error('Rows are read as a whole: cursors are not supported');
    return this.execute<Row>(statement, parameters);
  }

  private async execute<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (this.brokenBy !== undefined) {
      // the server rolls back the transaction of a lost connection
      if (text === 'rollback') return { command: 'SELECT', rowCount: 0, rows: [] };
      throw databaseErrorOf(this.brokenBy);
    }
    const limit = this.queryMs === undefined ? {} : { query_timeout: this.queryMs };
    try {
      const result = await this.client.query({ text, values: [...parameters], ...limit });
      return result as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      if (endsConnection(error)) this.brokenBy = error;
      throw databaseErrorOf(error);
    }
  }

  release(): void {
    this.client.release(this.brokenBy !== undefined);
  }
}

/**
 * The pool of the driver, with every lost, refused or silent connection reported as `DatabaseUnavailable`. A call to a
 * silent server fails after `answerMs`, including the wait for a connection.
 */
export class GuardedPool implements PostgresPool {
  constructor(
    private readonly pool: Pool,
    private readonly limits: PoolLimits | null,
  ) {
    // an idle connection was closed (a restart of the server): the pool opens another one on demand
    pool.on('error', () => {});
    // a borrowed one was closed: its statement fails; without a listener the event would end the process
    pool.on('connect', (client) => void client.on('error', () => {}));
  }

  async connect(): Promise<PostgresPoolClient> {
    const askedAt = performance.now();
    try {
      const client = await this.pool.connect();
      const waited = performance.now() - askedAt;
      return new GuardedClient(client, this.limits ? Math.ceil(this.limits.answerMs - waited) : undefined);
    } catch (error) {
      throw databaseErrorOf(error);
    }
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}
