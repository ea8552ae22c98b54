import { Worker } from 'node:worker_threads';

export interface PgliteOptions {
  /** Data folder; in memory if absent. */
  folder?: string;
  /** A dump from `PgliteClient.snapshot` to start from (tests). */
  snapshot?: Uint8Array;
  /** A thread with an open database from `PgliteClient.release` (tests). */
  thread?: Worker;
}

export interface PgliteRows {
  rows: unknown[];
  affectedRows?: number;
}

/** A failed query with the PostgreSQL code and constraint, named as by the `pg` driver. */
class PgliteError extends Error {
  readonly code?: string;
  readonly constraint?: string;
  readonly detail?: string;
  constructor(fields: { message: string; code?: string; constraint?: string; detail?: string }) {
    super(fields.message);
    this.name = 'DatabaseError';
    Object.assign(this, fields);
  }
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}
interface Reply {
  id: number;
  answer?: unknown;
  error?: { message: string };
}

/** The client side of the worker: one promise per message, in order. */
export class PgliteClient {
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private closing = false;
  private endListener: (error: Error) => void = () => {};

  private constructor(private readonly worker: Worker) {
    worker.on('message', ({ id, answer, error }: Reply) => {
      const entry = this.waiting.get(id);
      this.waiting.delete(id);
      if (this.waiting.size === 0) worker.unref();
      if (error) entry?.reject(new PgliteError(error));
      else entry?.resolve(answer as never);
    });
    worker.on('error', (error) => this.fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () =>
      this.fail(new Error(this.closing ? 'The database is closed' : 'The database thread has ended')),
    );
  }

  /** Starts the thread and waits until the database is open; rejects if it cannot be opened. */
  static async open({ thread, ...options }: PgliteOptions = {}): Promise<PgliteClient> {
    if (thread) return new PgliteClient(thread);
    const worker = new Worker(new URL('./pglite.worker.mjs', import.meta.url), { workerData: options });
    const client = new PgliteClient(worker);
    await new Promise<void>((resolve, reject) => client.waiting.set(0, { resolve, reject }));
    return client;
  }

  query(sql: string, parameters: readonly unknown[]): Promise<PgliteRows> {
    return this.ask({ kind: 'query', sql, parameters });
  }

  /** Executes several statements without parameters. */
  script(sql: string): Promise<PgliteRows> {
    return this.ask({ kind: 'script', sql });
  }

  /** Dumps the whole database as an archive from which others can start. */
  async snapshot(): Promise<Uint8Array> {
    const { snapshot } = await this.ask<{ snapshot: Uint8Array }>({ kind: 'snapshot' });
    return snapshot;
  }

  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    await this.ask({ kind: 'close' });
    await this.worker.terminate();
  }

  /**
   * Closes this client but not its thread, which another client may take over. @returns null if the thread has ended or
   * is busy
   */
  release(): Worker | null {
    if (this.closing || this.waiting.size > 0) return null;
    this.closing = true;
    // only our listeners: Node has its own there
    for (const event of ['message', 'error', 'exit']) this.worker.removeAllListeners(event);
    return this.worker;
  }

  /** Calls back if the thread ends unexpectedly: no further query will be answered. */
  onEnd(listener: (error: Error) => void): void {
    this.endListener = listener;
  }

  private ask<Answer>(message: Record<string, unknown>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.lastId += 1;
      this.waiting.set(this.lastId, { resolve, reject });
      // the thread keeps the process alive only while a query is pending
      this.worker.ref();
      this.worker.postMessage({ ...message, id: this.lastId });
    });
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    if (!this.closing) this.endListener(error);
  }
}
