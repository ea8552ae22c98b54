import { keptFor } from '@fairfront/shared-kit/domain/platform/retention';
import type { Kysely } from 'kysely';
import { networkOf } from '../../platform/http/network-of';
import { lacksFactor, staffGrants } from '../users/staff-rights.repository';
import type { Tables } from '../../platform/database/tables';
import type { Origin, Session } from '../../platform/http/session';
import { hashOf, newToken } from './tokens';

const longestUserAgent = 300;

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

/** The session of a token with its user, active or not; undefined for an unknown token. */
export const readSession = (db: Kysely<Tables>, tokenHash: string) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('participations as acted', (join) =>
      join.onRef('acted.id', '=', 's.acting_participation_id').on('acted.deleted_at', 'is', null),
    )
    .select(['s.acting_participation_id', 'acted.exhibition_id as acting_exhibition_id'])
    .select(['s.id', 's.created_at', 's.last_used_at', 's.embed_participation_id', 's.expires_at', 's.site'])
    .select(['s.proved_at', 'u.id as user_id', 'u.access', 'u.locale'])
    .select([staffGrants.as('grants'), lacksFactor.as('lacks_factor')])
    .where('s.token_hash', '=', tokenHash)
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirst();

/** A session as it is stored, with its user. */
export type SessionRow = NonNullable<Awaited<ReturnType<typeof readSession>>>;

/** Stores the last use of a session. */
export const storeSessionUse = async (
  db: Kysely<Tables>,
  id: number,
  used: { last_used_at: Date; network: string; site: string | null },
): Promise<void> => {
  await db.updateTable('sessions').set(used).where('id', '=', id).execute();
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

/** The active sessions of a user, most recently used first, without embed tokens and acting as an exhibitor. */
export const listSessions = (db: Kysely<Tables>, userId: number, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'network', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', 'is', null)
    .where('last_used_at', '>=', new Date(now.getTime() - keptFor.session))
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
