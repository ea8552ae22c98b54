import { createHash, randomBytes } from 'node:crypto';
import { retention } from '@fairfront/shared-kit/domain/account';
import type { Kysely } from 'kysely';
import { networkOf } from '../../platform/http/network-of';
import type { Tables } from '../../platform/database/tables';
import type { Origin, Place, Session } from '../../platform/http/session';

/** Time after its last use at which a session expires. */
const sessionLifetimeMs = retention.session;
/** Minimum time between two writes of the last use, so that not every read costs a write. */
const touchIntervalMs = 10 * 60_000;
const longestUserAgent = 300;
/** Maximum length of a host with scheme and port. */
const longestSite = 300;

/** Only the hash is stored: a copy of the database opens no session. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A secret for a link or a session: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored part of an origin: the shortened header, and the network instead of the address. */
export const placeOf = ({ userAgent, address }: Origin): { userAgent: string; network: string } => ({
  userAgent: userAgent.slice(0, longestUserAgent),
  network: networkOf(address),
});

/** Creates a session; the token is returned only once. */
export const createSession = async (
  db: Kysely<Tables>,
  userId: number,
  now: Date,
  origin: Partial<Origin> = {},
  { deviceId = null, provedAt = null }: { deviceId?: number | null; provedAt?: Date | null } = {},
): Promise<string> => {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      user_id: userId,
      token_hash: hashOf(token),
      created_at: now,
      last_used_at: now,
      user_agent: (origin.userAgent ?? '').slice(0, longestUserAgent),
      network: origin.address === undefined ? null : networkOf(origin.address),
      device_id: deviceId,
      proved_at: provedAt,
    })
    .execute();
  return token;
};

/** The site of an `Origin` header; null if it is missing or names no site. */
const siteOf = (header: string | undefined): string | null => {
  if (header === undefined || header.length > longestSite || !URL.canParse(header)) return null;
  return new URL(header).origin === header ? header : null;
};

/** The active session of a token, or null; using it extends it, and for an embed token the site is stored. */
export const findSession = async (
  db: Kysely<Tables>,
  token: string,
  now: Date,
  place: Place,
): Promise<Session | null> => {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.created_at', 's.last_used_at', 's.embed_participation_id', 's.expires_at', 's.site'])
    .select(['s.proved_at', 'u.id as user_id', 'u.access', 'u.locale'])
    .where('s.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) return null;
  const { embed_participation_id: participationId } = row;
  const idle = now.getTime() - row.last_used_at.getTime();
  if (idle > sessionLifetimeMs || (row.expires_at !== null && row.expires_at <= now)) return null;
  const site = participationId === null ? null : (siteOf(place.site) ?? row.site);
  const isFirstOfPage = participationId !== null && row.last_used_at <= row.created_at;
  if (idle > touchIntervalMs || site !== row.site || isFirstOfPage) {
    const used = { last_used_at: now, network: networkOf(place.address), site };
    await db.updateTable('sessions').set(used).where('id', '=', row.id).execute();
  }
  return {
    id: row.id,
    provedAt: row.proved_at,
    user: { id: row.user_id, access: row.access, locale: row.locale },
    embed: participationId === null ? null : { participationId },
  };
};

export const endSession = async (db: Kysely<Tables>, id: number): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
};

/** Signs a user out everywhere. */
export const endSessionsOf = async (db: Kysely<Tables>, userId: number): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
};

/** Signs a user out everywhere else: keeps only this session. @returns how many have ended */
export const endOtherSessions = async (db: Kysely<Tables>, { id, user }: Session): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', user.id)
    .where('id', '!=', id)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** The active sessions of a user, most recently used first, without embed tokens. */
export const listSessions = (db: Kysely<Tables>, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'network', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('embed_participation_id', 'is', null)
    .where('last_used_at', '>=', new Date(now.getTime() - sessionLifetimeMs))
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Ends one session of a user; false if they have none with this id. */
export const endOwnSession = async (db: Kysely<Tables>, userId: number, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('embed_participation_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
