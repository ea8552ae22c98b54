import type { Clock } from '../clock';
import { every, type Repeated } from '../jobs/every';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { deleteEntry, noteFailure, prolongLeases, takeEntries } from './outbox-entries.repository';

/** Entries of some kinds with their own workers, so that a slow kind delays no other. */
export interface LaneOptions {
  kinds: readonly string[];
  /** Entries that a worker takes at a time. */
  batch: number;
  /** Workers of this process; with one the entries are processed in write order. */
  workers: number;
}

export interface LaneServices {
  database: Database<Tables>;
  clock: Clock;
  handle: (kind: string, payload: unknown) => Promise<void>;
  log: { error: (facts: object, message: string) => void };
}

interface Entry {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
  /** Its work is done, only the row remains. */
  isDone: boolean;
}

/** The holder of an entry renews its lease; if its process dies, others take it after this time. */
const leaseMs = 60_000;
const renewMs = leaseMs / 3;
/** Delays before the next attempt; after the last one the entry stays for the operator. */
const backoffMs = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];
const pollMs = 5_000;
/** Delay before resuming work that was interrupted by a database outage. */
const resumeMs = 1_000;

/** The error of work that no repetition makes succeed: its entry stays for the operator after the first attempt. */
export class PermanentFailure extends Error {}

/** Next attempt of an entry that has failed permanently. */
export const never = new Date('9999-12-31');

/**
 * Processes the entries of some kinds. Each entry belongs to one process at a time: it is taken with a lease, which is
 * renewed while the work lasts, and a process that has lost the lease changes nothing any more.
 */
export class OutboxLane {
  private poll: NodeJS.Timeout | undefined;
  private renewing: Repeated | undefined;
  private running: Promise<unknown> | undefined;
  private isAskedAgain = false;
  private isStopped = false;
  /** Entries of this process with the end of their lease. */
  private readonly held = new Map<Entry, number>();
  /** Held entries whose work was interrupted by a database outage. */
  private interrupted: Entry[] = [];

  constructor(
    private readonly services: LaneServices,
    private readonly options: LaneOptions,
  ) {}

  start(): void {
    this.poll = setInterval(this.wake, pollMs);
    this.poll.unref();
    const failed = (error: unknown) => this.services.log.error({ err: error }, 'outbox leases not renewed');
    this.renewing = every({ ms: renewMs, failed }, () => this.renew());
    this.wake();
  }

  /** Finishes the current entries, takes no others, and stops. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.poll);
    this.poll = undefined;
    await this.running;
    await this.renewing?.stop();
  }

  /** Starts working as soon as possible, if started. */
  readonly wake = (): void => {
    if (!this.poll) return;
    if (this.running) {
      this.isAskedAgain = true;
      return;
    }
    this.running = this.drain()
      .catch((error: unknown) => {
        this.services.log.error({ err: error }, 'outbox');
        setTimeout(this.wake, resumeMs).unref();
      })
      .finally(() => {
        this.running = undefined;
        if (this.isAskedAgain) {
          this.isAskedAgain = false;
          this.wake();
        }
      });
  };

  /**
   * Does everything that is due.
   * @returns the number of entries
   * @throws the error of the database if it is lost meanwhile
   */
  async drain(): Promise<number> {
    const interrupted = this.interrupted;
    this.interrupted = [];
    await this.workOn(interrupted);
    const results = await Promise.allSettled(Array.from({ length: this.options.workers }, () => this.work()));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return results.reduce(
      (sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0),
      interrupted.length,
    );
  }

  /** Renews the leases of the current entries; called by a timer. */
  async renew(): Promise<void> {
    const { database, clock } = this.services;
    const entries = [...this.held.keys()];
    if (entries.length === 0) return;
    const until = clock.now().getTime() + leaseMs;
    await prolongLeases(database.write, entries, new Date(until));
    for (const entry of entries) if (this.held.has(entry)) this.held.set(entry, until);
  }

  /** @returns the number of entries */
  private async work(): Promise<number> {
    let count = 0;
    while (!this.isStopped) {
      const entries = await this.claim();
      if (entries.length === 0) break;
      await this.workOn(entries);
      count += entries.length;
    }
    return count;
  }

  private async claim(): Promise<Entry[]> {
    const { database, clock } = this.services;
    const now = clock.now();
    const until = now.getTime() + leaseMs;
    const { kinds, batch: limit } = this.options;
    const rows = await takeEntries(database.write, { kinds, limit, now, until: new Date(until) }).execute();
    const entries = rows.sort((a, b) => a.id - b.id).map((row) => ({ ...row, isDone: false }));
    for (const entry of entries) this.held.set(entry, until);
    return entries;
  }

  /** Works in order; without the database the rest waits in this process, so that nobody has to wait for the lease. */
  private async workOn(entries: readonly Entry[]): Promise<void> {
    for (const [index, entry] of entries.entries()) {
      // after that another process may have taken it
      if ((this.held.get(entry) ?? 0) <= this.services.clock.now().getTime()) {
        this.held.delete(entry);
        continue;
      }
      try {
        await this.finish(entry);
        this.held.delete(entry);
      } catch (error) {
        this.interrupted.push(...entries.slice(index));
        throw error;
      }
    }
  }

  private async finish(entry: Entry): Promise<void> {
    const { database, clock, handle, log } = this.services;
    const { kind, payload, attempts } = entry;
    try {
      if (!entry.isDone) await handle(kind, payload);
      entry.isDone = true;
    } catch (error) {
      log.error({ err: error, kind, attempts }, 'outbox entry failed');
      const wait = error instanceof PermanentFailure ? undefined : backoffMs[attempts - 1];
      await noteFailure(database.write, entry, {
        last_error: error instanceof Error ? error.message : String(error),
        next_attempt_at: wait === undefined ? never : new Date(clock.now().getTime() + wait),
      });
      return;
    }
    await deleteEntry(database.write, entry);
  }
}
