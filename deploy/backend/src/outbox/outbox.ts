import type { Locale } from '@fairfront/shared-kit/model';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { numberEvents, type ChannelEvent, type NumberedEvent } from '../realtime/channel-log';

/** What is done after a commit, by kind. A handler may run twice after a crash, so it must not mind. */
export interface OutboxKinds {
  /** A realtime event (SVC-144). */
  event: ChannelEvent;
  /** The letter about a new notification (ACC-012). */
  'notification-mail': { notificationId: number };
  /** The letter with the link of an invitation (ACC-053). */
  'invitation-mail': { invitationId: number };
  /** The letter with a participant code; its language where the person has none yet (ACC-191). */
  'participant-code-mail': { codeId: number; locale: Locale };
  /** Somebody asked for a link to set a new password; whether the address is known is found out later (SHELL-057). */
  'password-recovery': { email: string };
  /** Stored files that nothing shows any more. */
  'file-removal': { names: string[] };
  /** The letter with the address of a link, which is made when it is sent (PASS-294). */
  'pass-link-mail': { linkId: number; isReminder: boolean };
}
export type OutboxKind = keyof OutboxKinds;
/** What is stored: an event has got its number in the channel by then (SHELL-260). */
export type OutboxHandlers = {
  [Kind in OutboxKind]: (payload: Kind extends 'event' ? NumberedEvent : OutboxKinds[Kind]) => Promise<void>;
};

export interface OutboxLog {
  error: (facts: object, message: string) => void;
}

interface Entry {
  id: number;
  kind: string;
  payload: unknown;
  attempts: number;
}

const batchSize = 50;
/** Entries are written in portions, so that one statement stays within the limits of the protocol. */
const portion = 1_000;
/** A process that dies in the middle of its work leaves its entries to the others after this time. */
const leaseMs = 60_000;
/** Waits before the next attempt; after the last one the entry stays for the operator to look at. */
const backoffMs = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000];
const pollMs = 5_000;

/**
 * Work that follows a commit. Entries are written in the transaction that causes them, so none is lost and none is done
 * for something that was rolled back; several processes may work on one table.
 */
export class Outbox {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isAskedAgain = false;
  private readonly events = new WeakMap<Transaction<Tables>, ChannelEvent[]>();

  constructor(
    private readonly database: Database<Tables>,
    private readonly clock: Clock,
    private readonly handlers: OutboxHandlers,
    private readonly log: OutboxLog,
  ) {}

  /** Adds an entry to the transaction; the work begins right after the commit. */
  async add<Kind extends OutboxKind>(trx: Transaction<Tables>, kind: Kind, ...payloads: OutboxKinds[Kind][]) {
    if (payloads.length === 0) return;
    if (kind === 'event') this.addEvents(trx, payloads as ChannelEvent[]);
    else await this.store(trx, kind, payloads);
  }

  /** Events are numbered at the end of the transaction: until then other writers of the channel need not wait. */
  private addEvents(trx: Transaction<Tables>, added: ChannelEvent[]): void {
    const waiting = this.events.get(trx);
    if (waiting) {
      waiting.push(...added);
      return;
    }
    const events = [...added];
    this.events.set(trx, events);
    this.database.beforeCommit(async () => this.store(trx, 'event', await numberEvents(trx, events, this.clock.now())));
  }

  private async store(trx: Transaction<Tables>, kind: OutboxKind, payloads: readonly object[]): Promise<void> {
    const now = this.clock.now();
    for (let from = 0; from < payloads.length; from += portion) {
      await this.insert(trx, kind, payloads.slice(from, from + portion), now);
    }
    this.database.afterCommit(this.wake);
  }

  private async insert(trx: Transaction<Tables>, kind: OutboxKind, payloads: readonly object[], now: Date) {
    await trx
      .insertInto('outbox')
      .values(
        payloads.map((payload) => ({
          kind,
          payload: JSON.stringify(payload),
          created_at: now,
          next_attempt_at: now,
          last_error: null,
        })),
      )
      .execute();
  }

  /** Works from now on, also on what an earlier process has left. */
  start(): void {
    this.timer = setInterval(this.wake, pollMs);
    this.timer.unref();
    this.wake();
  }

  /** Finishes the running entries and stops. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.timer = undefined;
    await this.running;
  }

  private readonly wake = (): void => {
    if (!this.timer) return;
    if (this.running) {
      this.isAskedAgain = true;
      return;
    }
    this.running = this.drain()
      .catch((error: unknown) => this.log.error({ err: error }, 'outbox'))
      .finally(() => {
        this.running = undefined;
        if (this.isAskedAgain) {
          this.isAskedAgain = false;
          this.wake();
        }
      });
  };

  /** Does everything that is due, in the order of writing. */
  async drain(): Promise<void> {
    for (;;) {
      const entries = await this.claim(this.database.read);
      if (entries.length === 0) return;
      for (const entry of entries) await this.work(entry);
    }
  }

  private async claim(db: Kysely<Tables>): Promise<Entry[]> {
    const now = this.clock.now();
    const entries = await db
      .updateTable('outbox')
      .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: new Date(now.getTime() + leaseMs) })
      .where('id', 'in', (select) =>
        select
          .selectFrom('outbox')
          .select('id')
          .where('next_attempt_at', '<=', now)
          .orderBy('id')
          .limit(batchSize)
          .forUpdate()
          .skipLocked(),
      )
      .returning(['id', 'kind', 'payload', 'attempts'])
      .execute();
    return entries.sort((a, b) => a.id - b.id);
  }

  private async work({ id, kind, payload, attempts }: Entry): Promise<void> {
    try {
      const handler = this.handlers[kind as OutboxKind] as (payload: unknown) => Promise<void>;
      await handler(payload);
      await this.database.read.deleteFrom('outbox').where('id', '=', id).execute();
    } catch (error) {
      this.log.error({ err: error, kind, attempts }, 'outbox entry failed');
      const wait = backoffMs[attempts - 1];
      await this.database.read
        .updateTable('outbox')
        .set({
          last_error: error instanceof Error ? error.message : String(error),
          next_attempt_at: wait === undefined ? new Date('9999-12-31') : new Date(this.clock.now().getTime() + wait),
        })
        .where('id', '=', id)
        .execute();
    }
  }
}
