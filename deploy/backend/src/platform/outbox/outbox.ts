import type { Locale } from '@fairfront/shared-kit/model';
import type { Transaction } from 'kysely';
import type { DeletionEmail } from '../../identity/account-deletion/deletion-mail';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { eventsForCatalogues } from '../../areas/catalogue/embed/catalogue-events.repository';
import { numberEvents, type ChannelEvent, type NumberedEvent } from '../realtime/channel-log.repository';
import { eventsForOrganisers } from '../../areas/account/sub-exhibitors/organiser-events.repository';
import { insertEntries } from './outbox-entries.repository';
import { OutboxLane, type LaneOptions } from './outbox-lane';

/**
 * What is done after a commit, by kind. A handler may run twice after a crash, so it must not mind. Kinds and payloads are
 * stored until they are done: a running installation has entries by these names.
 */
export interface OutboxKinds {
  /** A realtime event (SVC-144). */
  event: ChannelEvent;
  /** The e-mail about a request to delete an account; nothing else has the address after the deletion (SHELL-485). */
  'deletion-mail': DeletionEmail;
  /** The e-mail about a new notification (ACC-012). */
  'notification-mail': { notificationId: number };
  /** The daily e-mail about these notifications; handed over once for a person and a day (SHELL-462). */
  'daily-letter-mail': { userId: number; notificationIds: number[] };
  /** The e-mail to somebody who has not read a chat for a while; planned for later (SVC-182). */
  'order-chat-mail': { orderId: number; userId: number; messageId: number };
  /** The e-mail with the link of an invitation (ACC-053). */
  'invitation-mail': { invitationId: number };
  /** The e-mail with a participant code; its language where the person has none yet (ACC-191). */
  'participant-code-mail': { codeId: number; locale: Locale };
  /** Somebody asked for a link to set a new password; whether the address is known is found out later (SHELL-057). */
  'password-recovery': { email: string };
  /** The e-mail about a sign-in from a device that the account has not known; `at` as an ISO instant (SHELL-450). */
  'new-device-mail': { userId: number; userAgent: string; network: string; at: string };
  /** An e-mail of the organiser of a stand to a person of its sub-exhibitor (ACC-269). */
  'sub-letter-mail': { letterId: number; participationId: number; userId: number };
  /** Stored files that nothing shows any more. */
  'file-removal': { names: string[] };
  /** The e-mail with the address of a link, which is made when it is sent (PASS-294). */
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

/** E-mails: an entry each, so that a mail server that answers slowly keeps few of them, and nothing else, waiting. */
export const mailKinds = [
  'deletion-mail',
  'notification-mail',
  'daily-letter-mail',
  'order-chat-mail',
  'invitation-mail',
  'participant-code-mail',
  'password-recovery',
  'pass-link-mail',
  'sub-letter-mail',
  'new-device-mail',
] as const satisfies OutboxKind[];

const lanes = {
  // in their order, which is that of the commits
  events: { kinds: ['event'], batch: 50, workers: 1 },
  mail: { kinds: mailKinds, batch: 1, workers: 4 },
  files: { kinds: ['file-removal'], batch: 50, workers: 1 },
} as const satisfies Record<string, LaneOptions & { kinds: readonly OutboxKind[] }>;

/** Entries are written in chunks, so that one statement stays within the limits of the protocol. */
const chunkSize = 1_000;

/**
 * Work that follows a commit. Entries are written in the transaction that causes them, so none is lost and none is done
 * for something that was rolled back; several processes may work on one table. Events, e-mails and files have lanes of
 * their own: a silent mail server delays no event (SHELL-316).
 */
export class Outbox {
  private readonly lanes: OutboxLane[];
  private readonly laneOf = new Map<string, OutboxLane>();
  private readonly events = new WeakMap<Transaction<Tables>, ChannelEvent[]>();

  constructor(
    private readonly database: Database<Tables>,
    private readonly clock: Clock,
    handlers: OutboxHandlers,
    log: OutboxLog,
    /** Emails that are sent at the same time. */
    mailWorkers: number = lanes.mail.workers,
  ) {
    const handle = (kind: string, payload: unknown) =>
      (handlers[kind as OutboxKind] as (payload: unknown) => Promise<void>)(payload);
    const own = { ...lanes, mail: { ...lanes.mail, workers: mailWorkers } };
    this.lanes = Object.values(own).map((options) => {
      const lane = new OutboxLane({ database, clock, handle, log }, options);
      for (const kind of options.kinds) this.laneOf.set(kind, lane);
      return lane;
    });
  }

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
    this.database.beforeCommit(async () => {
      const at = this.clock.now();
      const forCatalogues = await eventsForCatalogues(trx, events, at);
      events.push(...forCatalogues, ...(await eventsForOrganisers(trx, events, at)));
      await this.store(trx, 'event', await numberEvents(trx, events, at));
    });
  }

  /** Adds entries whose work begins at a later moment. */
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
    dueAt: Date = this.clock.now(),
  ): Promise<void> {
    for (let from = 0; from < payloads.length; from += chunkSize) {
      await this.insert(trx, kind, payloads.slice(from, from + chunkSize), dueAt);
    }
    const wake = this.laneOf.get(kind)?.wake;
    if (wake) this.database.afterCommit(wake);
  }

  private async insert(trx: Transaction<Tables>, kind: OutboxKind, payloads: readonly object[], dueAt: Date) {
    await insertEntries(
      trx,
      payloads.map((payload) => ({
        kind,
        payload: JSON.stringify(payload),
        created_at: this.clock.now(),
        next_attempt_at: dueAt,
        last_error: null,
      })),
    );
  }

  /** Looks for due entries once the current transaction is committed: some were made due again. */
  wakeAfterCommit(): void {
    for (const lane of this.lanes) this.database.afterCommit(lane.wake);
  }

  /** Works from now on, also on what an earlier process has left. */
  start(): void {
    for (const lane of this.lanes) lane.start();
  }

  /** Finishes the running entries and stops. */
  async stop(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.stop()));
  }

  /** Does everything that is due, events in the order of writing. */
  async drain(): Promise<void> {
    const results = await Promise.allSettled(this.lanes.map((lane) => lane.drain()));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** Prolongs the leases of what this process is working on; a timer of each lane does it. */
  async renewLeases(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.renew()));
  }
}
