import type { Kysely } from 'kysely';
import { sessionLifetimeMs } from '../auth/sessions.repository';
import type { Tables } from '../database/tables';
import { channelOf, mayListen } from './channels';
import type { Grant } from './grant';

/** A signature is used right after it was fetched; an older one is refused. */
export const grantLifetimeMs = 60_000;

/**
 * Remembers that a session was given the signature of a channel for a socket. It lies in the database, because the socket
 * may be at another process; it goes with its session.
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

/**
 * Takes the grant of a socket for a channel. It is good for one subscription, and only while the session lives and its
 * user may listen (SHELL-222); null otherwise.
 */
export const claimGrant = async (
  db: Kysely<Tables>,
  socketId: string,
  channelName: string,
  now: Date,
): Promise<Grant | null> => {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const row = await db
    .deleteFrom('realtime_grants as g')
    .using('sessions as s')
    .whereRef('s.id', '=', 'g.session_id')
    .where('g.socket_id', '=', socketId)
    .where('g.channel', '=', channelName)
    .returning(['s.id', 's.user_id', 's.last_used_at', 's.expires_at', 'g.created_at'])
    .executeTakeFirst();
  const channel = channelOf(channelName);
  if (!row || !channel) return null;
  if (row.created_at < since(grantLifetimeMs) || row.last_used_at <= since(sessionLifetimeMs)) return null;
  if (row.expires_at !== null && row.expires_at <= now) return null;
  return (await mayListen(db, row.user_id, channel)) ? { userId: row.user_id, sessionId: row.id } : null;
};
