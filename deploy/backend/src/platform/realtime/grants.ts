import type { Kysely } from 'kysely';
import { keptFor } from '@fairfront/shared-kit/domain/platform/retention';
import type { Tables } from '../database/tables';
import { channelOf } from './channels';
import type { Grant } from './grant';
import { takeGrant } from './grants.repository';
import type { Listening } from './listening';

/** A signature is used right after it was requested; an older one is rejected. */
export const grantLifetimeMs = 60_000;

/**
 * Consumes the grant of a socket for a channel. It is valid for one subscription, and only while the session is active
 * and its user may listen; otherwise null.
 */
export const claimGrant = async (
  listening: Listening,
  db: Kysely<Tables>,
  socketId: string,
  channelName: string,
  now: Date,
): Promise<Grant | null> => {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const row = await takeGrant(db, socketId, channelName);
  const channel = channelOf(channelName);
  if (!row || !channel) return null;
  if (row.created_at < since(grantLifetimeMs) || row.last_used_at <= since(keptFor.session)) return null;
  if (row.expires_at !== null && row.expires_at <= now) return null;
  const grant = { userId: row.user_id, sessionId: row.id, actingFor: row.acting_participation_id };
  return (await listening.mayListen(db, grant, channel)) ? grant : null;
};
