import type { CompiledQuery } from 'kysely';
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { PgliteClient } from './pglite-client';

/** The one session of PGlite. A transaction that nobody ended is rolled back when the connection is given back. */
class PgliteConnection implements DatabaseConnection {
  private isInTransaction = false;

  constructor(private readonly client: PgliteClient) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.client.query(sql, parameters);
    return { rows: rows as Row[], numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) };
  }

  // eslint-disable-next-line require-yield -- the interface wants a generator; PGlite has no cursors and answers whole results
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite does not stream');
  }

  async begin(isolation?: string): Promise<void> {
    await this.client.script(isolation ? `begin isolation level ${isolation}` : 'begin');
    this.isInTransaction = true;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.isInTransaction = false;
    await this.client.script(how);
  }

  async givenBack(): Promise<void> {
    if (this.isInTransaction) await this.end('rollback');
  }
}

/** Hands the one connection to one caller at a time, in the order of asking. */
class PgliteDriver implements Driver {
  private readonly connection: PgliteConnection;
  private queue: Promise<void> = Promise.resolve();
  private free: () => void = () => {};

  constructor(private readonly client: PgliteClient) {
    this.connection = new PgliteConnection(client);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.queue;
    let free: () => void = () => {};
    this.queue = new Promise((resolve) => (free = resolve));
    await before;
    this.free = free;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    const { free } = this;
    try {
      await this.connection.givenBack();
    } finally {
      free();
    }
  }

  beginTransaction(_connection: DatabaseConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    return this.connection.begin(isolationLevel);
  }

  commitTransaction(): Promise<void> {
    return this.connection.end('commit');
  }

  rollbackTransaction(): Promise<void> {
    return this.connection.end('rollback');
  }

  async destroy(): Promise<void> {
    await this.client.close();
  }
}

/** Kysely on PGlite in its worker thread. */
export class PgliteDialect implements Dialect {
  constructor(private readonly client: PgliteClient) {}
  createDriver = (): Driver => new PgliteDriver(this.client);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (database: Kysely<unknown>) => new PostgresIntrospector(database);
}
