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
import type { PgliteClient, PgliteRows } from './pglite-client';

/**
 * The only session of PGlite, shared by all: transactions run one after the other, and a single query waits for those
 * that queued before it. Single queries do not wait for each other: the thread has the next one at hand when it has
 * finished, without a round trip to this thread.
 */
class PgliteSession {
  /** The end of the last running or queued transaction. */
  private lastTransaction: Promise<void> = Promise.resolve();

  constructor(readonly client: PgliteClient) {}

  /** @returns a function that ends the turn */
  async beginTurn(): Promise<() => void> {
    const before = this.lastTransaction;
    let end: () => void = () => {};
    this.lastTransaction = new Promise((resolve) => (end = resolve));
    await before;
    return end;
  }

  /**
   * Executes a query outside transactions. Waiters for the same end continue in order, so no `begin` comes in between.
   */
  async query(sql: string, parameters: readonly unknown[]): Promise<PgliteRows> {
    await this.lastTransaction;
    return this.client.query(sql, parameters);
  }
}

/** A caller's view of the session. An unfinished transaction is rolled back when it is returned. */
class PgliteConnection implements DatabaseConnection {
  /** Set from the begin of a transaction until the connection is returned. */
  private endTurn: (() => void) | null = null;
  private isInTransaction = false;

  constructor(private readonly session: PgliteSession) {}

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await (this.endTurn ? this.session.client : this.session).query(sql, parameters);
    return { rows: rows as Row[], numAffectedRows: affectedRows === undefined ? undefined : BigInt(affectedRows) };
  }

  // eslint-disable-next-line require-yield -- the interface wants a generator; PGlite has no cursors and answers whole results
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('PGlite does not stream');
  }

  async begin(isolation?: string): Promise<void> {
    this.endTurn = await this.session.beginTurn();
    await this.session.client.query(isolation ? `begin isolation level ${isolation}` : 'begin', []);
    this.isInTransaction = true;
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.isInTransaction = false;
    await this.session.client.query(how, []);
  }

  async givenBack(): Promise<void> {
    try {
      if (this.isInTransaction) await this.end('rollback');
    } finally {
      this.endTurn?.();
      this.endTurn = null;
    }
  }
}

class PgliteDriver implements Driver {
  private readonly session: PgliteSession;

  constructor(client: PgliteClient) {
    this.session = new PgliteSession(client);
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(new PgliteConnection(this.session));
  }

  releaseConnection(connection: PgliteConnection): Promise<void> {
    return connection.givenBack();
  }

  beginTransaction(connection: PgliteConnection, { isolationLevel }: TransactionSettings): Promise<void> {
    return connection.begin(isolationLevel);
  }

  commitTransaction(connection: PgliteConnection): Promise<void> {
    return connection.end('commit');
  }

  rollbackTransaction(connection: PgliteConnection): Promise<void> {
    return connection.end('rollback');
  }

  async destroy(): Promise<void> {
    await this.session.client.close();
  }
}

/** Kysely dialect for PGlite in its worker thread. */
export class PgliteDialect implements Dialect {
  constructor(private readonly client: PgliteClient) {}
  createDriver = (): Driver => new PgliteDriver(this.client);
  createQueryCompiler = () => new PostgresQueryCompiler();
  createAdapter = () => new PostgresAdapter();
  createIntrospector = (database: Kysely<unknown>) => new PostgresIntrospector(database);
}
