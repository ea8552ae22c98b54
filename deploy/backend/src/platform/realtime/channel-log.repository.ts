import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';

/** An event for a channel; `data` is an object, because it also carries the number of the event. */
export interface ChannelEvent {
  channel: string;
  event: string;
  data: object;
}

/** With its number in the channel: 1, 2, 3 … without gaps. */
export interface NumberedEvent extends ChannelEvent {
  seq: number;
}

/** How long an event can be replayed; after that a tab reloads its data. */
export const logLifetimeMs = 24 * 3_600_000;

/** Above this number of missed events, reloading the data is cheaper than replaying them. */
export const playableEvents = 500;

/** Events are stored in chunks, so that one statement stays within the limits of the protocol. */
const chunkSize = 1_000;

const byName = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Numbers events and stores them for returning tabs. Call it as the last step of a transaction: the row of a channel
 * stays locked until the commit, so numbers are assigned in commit order, nobody sees 5 before 4, and a rolled-back
 * transaction returns its numbers. Channels are locked in name order to prevent deadlocks.
 */
export const numberEvents = async (
  trx: Transaction<Tables>,
  events: readonly ChannelEvent[],
  now: Date,
): Promise<NumberedEvent[]> => {
  const counts = new Map<string, number>();
  for (const { channel } of events) counts.set(channel, (counts.get(channel) ?? 0) + 1);
  const channels = [...counts].sort(([a], [b]) => byName(a, b));
  const last = new Map<string, number>();
  for (let from = 0; from < channels.length; from += chunkSize) {
    const rows = await trx
      .insertInto('realtime_channels')
      .values(channels.slice(from, from + chunkSize).map(([channel, last_seq]) => ({ channel, last_seq })))
      .onConflict((conflict) =>
        conflict.column('channel').doUpdateSet({
          last_seq: sql`realtime_channels.last_seq + excluded.last_seq`,
        }),
      )
      .returning(['channel', 'last_seq'])
      .execute();
    for (const { channel, last_seq } of rows) last.set(channel, last_seq - (counts.get(channel) ?? 0));
  }
  const numbered = events.map((event) => {
    const seq = (last.get(event.channel) ?? 0) + 1;
    last.set(event.channel, seq);
    return { ...event, seq };
  });
  for (let from = 0; from < numbered.length; from += chunkSize) {
    await trx
      .insertInto('realtime_log')
      .values(
        numbered.slice(from, from + chunkSize).map(({ data, ...row }) => ({
          ...row,
          data: JSON.stringify(data),
          created_at: now,
        })),
      )
      .execute();
  }
  return numbered;
};

/** The missed events of a channel. */
export interface Missed {
  /** Number of the latest event of the channel; 0 before the first. */
  last: number;
  /** False: too many or too old; the data must be reloaded, and numbering continues after `last`. */
  is_complete: boolean;
  /** In order, without gaps up to `last`; empty if incomplete. */
  events: { seq: number; event: string; data: Record<string, unknown> }[];
}

/**
 * The position of a tab: the number of its last event, or, before its first, the time since which it may have missed
 * some.
 */
export type Position = { after: number } | { since: Date };

/** Reads missed events in one statement, so that the latest number and the events are consistent. */
export const missedEvents = async (
  db: Kysely<Tables>,
  channel: string,
  position: Position,
  now: Date,
): Promise<Missed> => {
  const rows = await db
    .selectFrom('realtime_channels as c')
    .leftJoin('realtime_log as l', (join) =>
      join
        .onRef('l.channel', '=', 'c.channel')
        .on((on) =>
          'after' in position ? on('l.seq', '>', position.after) : on('l.created_at', '>=', position.since),
        ),
    )
    .select(['c.last_seq', 'l.seq', 'l.event', 'l.data'])
    .where('c.channel', '=', channel)
    .orderBy('l.seq')
    .limit(playableEvents + 1)
    .execute();
  const last = rows[0]?.last_seq ?? 0;
  const events = rows.flatMap(({ seq, event, data }) => (seq && event && data ? [{ seq, event, data }] : []));
  const isKept =
    'after' in position ? position.after <= last : now.getTime() - position.since.getTime() <= logLifetimeMs;
  const first = 'after' in position ? position.after + 1 : last - events.length + 1;
  const hasAll = events.length === last - first + 1 && (events.length === 0 || events[0]?.seq === first);
  const is_complete = isKept && hasAll && events.length <= playableEvents;
  return { last, is_complete, events: is_complete ? events : [] };
};
