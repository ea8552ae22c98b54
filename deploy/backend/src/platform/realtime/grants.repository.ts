import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/**
 * Stores that a session was given the signature of a channel for a socket. In the database, because the socket may
 * belong to another process; deleted with its session.
 */
export const storeGrant = async (
  db: Kysely<Tables>,
  grant: { socketId: string; channel: string; sessionId: number },
  now: Date,
): Promise<void> => {
  const { socketId: socket_id, channel, sessionId: session_id } = grant;
  await db
    .insertInto('realtime_grants')
    .values({ socket_id, channel, session_id, created_at: now })
    .onConflict((conflict) => conflict.columns(['socket_id', 'channel']).doUpdateSet({ session_id, created_at: now }))
    .execute();
};

/** Consumes the grant of a socket for a channel, with its session; undefined if there is none. */
export const takeGrant = (db: Kysely<Tables>, socketId: string, channel: string) =>
  db
    .deleteFrom('realtime_grants as g')
    .using('sessions as s')
    .whereRef('s.id', '=', 'g.session_id')
    .where('g.socket_id', '=', socketId)
    .where('g.channel', '=', channel)
    .returning(['s.id', 's.user_id', 's.last_used_at', 's.expires_at', 's.acting_participation_id', 'g.created_at'])
    .executeTakeFirst();

/** Which of these sessions are active: used after a moment and not expired. */
export const listActiveSessions = async (
  db: Kysely<Tables>,
  ids: readonly number[],
  { usedAfter, now }: { usedAfter: Date; now: Date },
): Promise<Set<number>> => {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', 'in', [...ids])
    .where('last_used_at', '>', usedAfter)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
};
