import type { Transaction } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { numberEvents, type ChannelEvent, type NumberedEvent } from '../realtime/channel-log.repository';
import { insertEntries } from './outbox-entries.repository';
import { OutboxLane, type LaneOptions } from './outbox-lane';

/**
 * Kinds of work after a commit; each handler adds its kind by `declare module`. A handler may run twice after a crash,
 * so it must be idempotent. Kinds and payloads are stored until they are done: running installations have entries with
 * these names.
 */
export interface OutboxKinds {
  /** A realtime event. */
  event: ChannelEvent;
  /** Stored files that nothing references any more. */
  'file-removal': { names: string[] };
}
export type OutboxKind = keyof OutboxKinds;
/** The stored payload: an event already has its number in the channel. */
export type OutboxHandlers = {
  [Kind in OutboxKind]: (payload: Kind extends 'event' ? NumberedEvent : OutboxKinds[Kind]) => Promise<void>;
};

export interface OutboxLog {
  error: (facts: object, message: string) => void;
}

/** Kinds with a lane of their own; all others are e-mails: one entry each, so that a slow mail server delays only few of them. */
export const kindsBesideMail = [
  'event',
  'file-removal',
  'list-export',
  'broadcast-emails',
] as const satisfies OutboxKind[];

/** E-mails that are sent in parallel. */
const mailWorkers = 4;

/** The lanes: events keep their order, which is that of the commits. */
const lanesOf = (kinds: readonly string[], workers: number): LaneOptions[] => [
  { kinds: ['event'], batch: 50, workers: 1 },
  { kinds: kinds.filter((kind) => !kindsBesideMail.some((other) => other === kind)), batch: 1, workers },
  { kinds: ['file-removal'], batch: 50, workers: 1 },
  { kinds: ['list-export'], batch: 1, workers: 1 },
  { kinds: ['broadcast-emails'], batch: 1, workers: 1 },
];

/** Derives additional events from these. */
export type EventEcho = (
  trx: Transaction<Tables>,
  events: readonly ChannelEvent[],
  at: Date,
) => Promise<ChannelEvent[]>;

export interface OutboxOptions {
  database: Database<Tables>;
  clock: Clock;
  handlers: OutboxHandlers;
  /** Called at the end of a transaction with the events added to it. */
  echoes?: readonly EventEcho[];
  log: OutboxLog;
  /** E-mails that are sent in parallel. */
  mailWorkers?: number;
}

/** Entries are written in chunks, so that one statement stays within the limits of the protocol. */
const chunkSize = 1_000;

/**
 * Work after a commit. Entries are written in the transaction that causes them, so none is lost, and none is processed
 * for a rolled-back one; several processes may work on one table. Events, e-mails and files have separate lanes: a
 * silent mail server delays no event.
 */
export class Outbox {
  private readonly lanes: OutboxLane[];
  private readonly laneOf = new Map<string, OutboxLane>();
  private readonly events = new WeakMap<Transaction<Tables>, ChannelEvent[]>();

  constructor(private readonly options: OutboxOptions) {
    const { database, clock, handlers, log, mailWorkers: workers = mailWorkers } = options;
    const handle = (kind: string, payload: unknown) =>
      (handlers[kind as OutboxKind] as (payload: unknown) => Promise<void>)(payload);
    this.lanes = lanesOf(Object.keys(handlers), workers).map((lane) => {
      const made = new OutboxLane({ database, clock, handle, log }, lane);
      for (const kind of lane.kinds) this.laneOf.set(kind, made);
      return made;
    });
  }

  /** Adds an entry to the transaction; its work starts right after the commit. */
  async add<Kind extends OutboxKind>(trx: Transaction<Tables>, kind: Kind, ...payloads: OutboxKinds[Kind][]) {
    if (payloads.length === 0) return;
    if (kind === 'event') this.addEvents(trx, payloads as ChannelEvent[]);
    else await this.store(trx, kind, payloads);
  }

  /** Numbers events at the end of the transaction, so that other writers of the channel do not wait until then. */
  private addEvents(trx: Transaction<Tables>, added: ChannelEvent[]): void {
    const waiting = this.events.get(trx);
    if (waiting) {
      waiting.push(...added);
      return;
    }
    const events = [...added];
    this.events.set(trx, events);
    const { database, clock, echoes = [] } = this.options;
    database.beforeCommit(async () => {
      const at = clock.now();
      const caused = [...events];
      for (const echo of echoes) events.push(...(await echo(trx, caused, at)));
      await this.store(trx, 'event', await numberEvents(trx, events, at));
    });
  }

  /** Adds entries whose work starts later. */
  async addFor<Kind extends Exclude<OutboxKind, 'event'>>(
    trx: Transaction<Tables>,
    at: Date,
    kind: Kind,
    ...payloads: OutboxKinds[Kind][]
  ) {
    await this.store(trx, kind, payloads, at);
  }

  private async store(
    trx: Transaction<Tables>,
    kind: OutboxKind,
    payloads: readonly object[],
    dueAt: Date = this.options.clock.now(),
  ): Promise<void> {
    for (let from = 0; from < payloads.length; from += chunkSize) {
      await this.insert(trx, kind, payloads.slice(from, from + chunkSize), dueAt);
    }
    const wake = this.laneOf.get(kind)?.wake;
    if (wake) this.options.database.afterCommit(wake);
  }

  private async insert(trx: Transaction<Tables>, kind: OutboxKind, payloads: readonly object[], dueAt: Date) {
    await insertEntries(
      trx,
      payloads.map((payload) => ({
        kind,
        payload: JSON.stringify(payload),
        created_at: this.options.clock.now(),
        next_attempt_at: dueAt,
        last_error: null,
      })),
    );
  }

  /** Looks for due entries after the current transaction is committed, because some were made due again. */
  wakeAfterCommit(): void {
    for (const lane of this.lanes) this.options.database.afterCommit(lane.wake);
  }

  /** Starts working, also on entries of an earlier process. */
  start(): void {
    for (const lane of this.lanes) lane.start();
  }

  /** Finishes the current entries and stops. */
  async stop(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }

  /** Does everything that is due, also what that adds to other lanes; events in write order. */
  async drain(): Promise<void> {
    const results = await Promise.allSettled(this.lanes.map((lane) => lane.drain()));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    if (results.some((result) => result.status === 'fulfilled' && result.value > 0)) await this.drain();
  }

  /** Renews the leases of this process; called by a timer of each lane. */
  async renewLeases(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.renew()));
  }
}

declare module '../services' {
  interface Services {
    outbox: Outbox;
  }
}
