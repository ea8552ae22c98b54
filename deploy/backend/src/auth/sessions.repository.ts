import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '@fairfront/shared-kit/model';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/** A session ends so long after its last use (SHELL-048). */
export const sessionLifetimeMs = 30 * 86_400_000;
/** The last use is written at most so often: a read should not cost a write. */
const touchIntervalMs = 3_600_000;

/** Who calls, known from the token. */
export interface Session {
  id: number;
  user: { id: number; access: 'participant' | 'manager'; locale: Locale };
  /** The only participation of a token that was made for a foreign page; null for people who signed in (CAT-259). */
  embed: { participationId: number } | null;
}

/** Only the hash is stored: a copy of the database opens no session. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A secret for a link or a session: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Begins a session; the token is returned once and never again. */
export const createSession = async (db: Kysely<Tables>, userId: number, now: Date): Promise<string> => {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({ user_id: userId, token_hash: hashOf(token), created_at: now, last_used_at: now })
    .execute();
  return token;
};

/** The living session of a token, or null; its use prolongs it. */
export const findSession = async (db: Kysely<Tables>, token: string, now: Date): Promise<Session | null> => {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.last_used_at', 's.embed_participation_id', 's.expires_at'])
    .select(['u.id as user_id', 'u.access', 'u.locale'])
    .where('s.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row) return null;
  const idle = now.getTime() - row.last_used_at.getTime();
  if (idle > sessionLifetimeMs || (row.expires_at !== null && row.expires_at <= now)) return null;
  if (idle > touchIntervalMs) {
    await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', row.id).execute();
  }
  const { embed_participation_id: participationId } = row;
  return {
    id: row.id,
    user: { id: row.user_id, access: row.access, locale: row.locale },
    embed: participationId === null ? null : { participationId },
  };
};

/**
 * Makes a token that opens the catalogue of one participation until `expiresAt` (CAT-259). The same token again is the same
 * session: a repeated call has made it.
 */
export const createEmbedSession = async (
  db: Kysely<Tables>,
  { token, userId, participationId }: { token: string; userId: number; participationId: number },
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<number> => {
  const times = { created_at: now, last_used_at: now, expires_at: expiresAt };
  const { id } = await db
    .insertInto('sessions')
    .values({ user_id: userId, token_hash: hashOf(token), embed_participation_id: participationId, ...times })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(times))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const endSession = async (db: Kysely<Tables>, id: number): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
};

/** Signs a user out everywhere. */
export const endSessionsOf = async (db: Kysely<Tables>, userId: number): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
};

/** Signs a user out everywhere else: only this session stays. */
export const endOtherSessions = async (db: Kysely<Tables>, { id, user }: Session): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', user.id).where('id', '!=', id).execute();
};
