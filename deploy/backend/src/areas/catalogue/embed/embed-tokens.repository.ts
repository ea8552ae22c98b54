import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { Kysely } from 'kysely';
import { hashOf } from '../../../identity/sessions/tokens';
import type { Tables } from '../../../platform/database/tables';

/** Maximum number of active tokens of a user for a participation; another one ends the oldest, because pages request one per visit. */
export const mostEmbedTokens = 10;

/** The requester of a token: a session or an API key. The token ends with it. */
export type TokenIssuer = { sessionId: number } | { keyId: number };

/** A token to be stored: the user it acts as, its participation, and its issuer. */
export interface NewEmbedToken {
  token: string;
  userId: number;
  participationId: number;
  issuedBy: TokenIssuer;
}

/**
 * Creates a token for the catalogue of one participation until `expiresAt`. A repeat with the same token updates the same
 * session.
 */
export const createEmbedSession = async (
  db: Kysely<Tables>,
  { token, userId, participationId, issuedBy }: NewEmbedToken,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<number> => {
  const issuer = {
    issued_by: 'sessionId' in issuedBy ? issuedBy.sessionId : null,
    issued_by_key: 'keyId' in issuedBy ? issuedBy.keyId : null,
  };
  const changing = { created_at: now, last_used_at: now, expires_at: expiresAt, ...issuer };
  const { id } = await db
    .insertInto('sessions')
    .values({ user_id: userId, token_hash: hashOf(token), embed_participation_id: participationId, ...changing })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(changing))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('sessions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('embed_participation_id', '=', participationId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(mostEmbedTokens),
    )
    .execute();
  return id;
};

/** The active tokens, with users, participation and site, the newest first. */
const activeTokens = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('sessions as asked', 'asked.id', 's.issued_by')
    .leftJoin('api_keys as key', 'key.id', 's.issued_by_key')
    .leftJoin('users as issuer', (join) =>
      join.on(({ eb, fn, ref }) => eb(ref('issuer.id'), '=', fn.coalesce('asked.user_id', 'key.user_id'))),
    )
    .innerJoin('participations as p', 'p.id', 's.embed_participation_id')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['s.id', 's.user_id', 'u.name', 'u.lastname', 's.created_at', 's.last_used_at', 's.expires_at', 's.site'])
    .select([
      'issuer.access as issuer_access',
      'issuer.id as issuer_id',
      'issuer.name as issuer_name',
      'issuer.lastname as issuer_lastname',
    ])
    .select(['p.id as participation_id', ...localizedNames('e.title'), ...localizedNames('c.name')])
    .where('s.expires_at', '>', now)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc');

/** A row of one of the lists below. */
export type EmbedTokenRow = Awaited<ReturnType<typeof listOwnEmbedTokens>>[number];

/** The active tokens of a participation. @param userId only tokens of this user */
export const listEmbedTokens = (
  db: Kysely<Tables>,
  { participationId, userId, now }: { participationId: number; userId: number | null; now: Date },
) => {
  const active = activeTokens(db, now).where('s.embed_participation_id', '=', participationId);
  return (userId === null ? active : active.where('s.user_id', '=', userId)).execute();
};

/** The active tokens of a user, and those that the user requested, for any participation. */
export const listOwnEmbedTokens = (db: Kysely<Tables>, userId: number, now: Date) =>
  activeTokens(db, now)
    .where((eb) => eb.or([eb('s.user_id', '=', userId), eb('issuer.id', '=', userId)]))
    .execute();

/** Ends tokens of a participation. @returns the users of the ended tokens, one per token */
export const endEmbedTokens = async (
  db: Kysely<Tables>,
  { participationId, userId, id }: { participationId: number; userId: number | null; id: number | null },
): Promise<number[]> => {
  let ending = db.deleteFrom('sessions').where('embed_participation_id', '=', participationId);
  if (userId !== null) ending = ending.where('user_id', '=', userId);
  if (id !== null) ending = ending.where('id', '=', id);
  return (await ending.returning('user_id').execute()).map((row) => row.user_id);
};

/** Ends tokens of a user or that the user requested, one or all. @returns as `endEmbedTokens` */
export const endOwnEmbedTokens = async (db: Kysely<Tables>, userId: number, id: number | null): Promise<number[]> => {
  const own = db
    .deleteFrom('sessions')
    .where('embed_participation_id', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('user_id', '=', userId),
        eb(
          'issued_by',
          'in',
          eb.selectFrom('sessions as asked').select('asked.id').where('asked.user_id', '=', userId),
        ),
        eb(
          'issued_by_key',
          'in',
          eb.selectFrom('api_keys').select('api_keys.id').where('api_keys.user_id', '=', userId),
        ),
      ]),
    );
  const ending = id === null ? own : own.where('id', '=', id);
  return (await ending.returning('user_id').execute()).map((row) => row.user_id);
};

/** Those of these participations that have an active token. */
export const listEmbedded = async (db: Kysely<Tables>, participationIds: readonly number[], now: Date) => {
  const rows = await db
    .selectFrom('sessions')
    .select('embed_participation_id as id')
    .distinct()
    .where('embed_participation_id', 'in', [...participationIds])
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ id }) => id);
};
