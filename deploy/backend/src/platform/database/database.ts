import type { Pool } from 'pg';
import type { Tables } from './tables';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Worker } from 'node:worker_threads';
import { Kysely, sql, type Transaction } from 'kysely';
import { PgliteClient, type PgliteOptions } from './pglite-client';
import { PgliteDialect } from './pglite-dialect';
import { postgresDialect, postgresPool, requireCyrillic, type PostgresUse } from './postgres';
import { isOutdatedPlan } from './postgres-statements';

/** Callbacks for the end of a transaction. */
interface Unit<Tables> {
  beforeCommit: ((transaction: Transaction<Tables>) => Promise<void>)[];
  afterCommit: Set<() => void>;
}

/** SQLSTATE of a deadlock: PostgreSQL ended one of the transactions, which may be retried. */
const deadlockDetected = '40P01';
const attemptsAtDeadlock = 3;

const isDeadlock = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === deadlockDetected;

/**
 * The database of the process. Use `read` for reads, `write` for single-statement writes, `transaction` for everything
 * else. PGlite has one session, so a query on the root handle inside a transaction would wait for itself forever:
 * `read` throws there, with both databases.
 */
export class Database<Tables> {
  /** Disabled with the handle: while it is enabled, every promise of the process carries its value. */
  private readonly inside = new AsyncLocalStorage<Unit<Tables>>();

  private constructor(
    private readonly root: Kysely<Tables>,
    /** Present on PGlite only. */
    readonly pglite: PgliteClient | null,
    /** Numbers of connections to PostgreSQL; absent on PGlite, which has one. */
    readonly pool: Readonly<Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>> | null = null,
  ) {}

  static async onPglite<Tables>(options: PgliteOptions = {}): Promise<Database<Tables>> {
    const client = await PgliteClient.open(options);
    return new Database(new Kysely<Tables>({ dialect: new PgliteDialect(client) }), client);
  }

  /** Wraps an existing handle. */
  static over<Tables>(root: Kysely<Tables>): Database<Tables> {
    return new Database(root, null);
  }

  /**
   * @param isMaintenance without timeouts: migrations, bulk work
   * @throws DatabaseUnavailable, or Error for a server that cannot lower-case Cyrillic
   */
  static async onPostgres<Tables>(url: string, use: PostgresUse = {}): Promise<Database<Tables>> {
    const pool = postgresPool(url, use);
    const root = new Kysely<Tables>({ dialect: postgresDialect(pool, use) });
    try {
      const { rows } = await sql<{ lowered: string }>`select lower('Ё') as lowered`.execute(root);
      requireCyrillic(rows[0]?.lowered ?? '');
      return new Database(root, null, pool);
    } catch (error) {
      await root.destroy();
      throw error;
    }
  }

  /** For reads outside a transaction. @throws Error inside one */
  get read(): Kysely<Tables> {
    if (this.inside.getStore()) throw new Error('Inside a transaction query through its handle, not through `read`');
    return this.root;
  }

  /** For a single-statement write, which is committed by itself. @throws Error inside a transaction */
  get write(): Kysely<Tables> {
    return this.read;
  }

  /**
   * Runs the work in one transaction, which is rolled back if it throws. After a deadlock the work runs again, so its
   * only effects must be in the database; others belong into `afterCommit` or the outbox.
   */
  async transaction<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result> {
    if (this.inside.getStore()) throw new Error('A transaction cannot begin inside another one');
    for (let attempt = 1; ; attempt += 1) {
      const unit: Unit<Tables> = { beforeCommit: [], afterCommit: new Set() };
      try {
        const result = await this.root.transaction().execute((transaction) =>
          this.inside.run(unit, async () => {
            const done = await work(transaction);
            for (const step of unit.beforeCommit) await step(transaction);
            return done;
          }),
        );
        for (const effect of unit.afterCommit) effect();
        return result;
      } catch (error) {
        if (!(isDeadlock(error) || isOutdatedPlan(error)) || attempt === attemptsAtDeadlock) throw error;
      }
    }
  }

  /**
   * Runs the step at the end of the current transaction, after all of its work. For contended locks: taken last, they
   * are held briefly, and their holder never waits for a lock of another writer.
   */
  beforeCommit(step: (transaction: Transaction<Tables>) => Promise<void>): void {
    const unit = this.inside.getStore();
    if (!unit) throw new Error('beforeCommit needs a transaction');
    unit.beforeCommit.push(step);
  }

  /** Runs the effect after the current transaction is committed, and not if it is rolled back. */
  afterCommit(effect: () => void): void {
    const unit = this.inside.getStore();
    if (!unit) throw new Error('afterCommit needs a transaction');
    unit.afterCommit.add(effect);
  }

  async close(): Promise<void> {
    await this.root.destroy();
    // a handle that was never used has no driver to close
    await this.pglite?.close();
    this.inside.disable();
  }

  /**
   * Closes this handle of PGlite and returns its thread (tests). @returns null on PostgreSQL, and if the thread has
   * ended or is busy
   */
  release(): Worker | null {
    const thread = this.pglite?.release() ?? null;
    if (thread) this.inside.disable();
    return thread;
  }
}

declare module '../services' {
  interface Services {
    database: Database<Tables>;
  }
}
