import type { Kysely } from 'kysely';
import { hashOf } from '../auth/sessions.repository';
import type { Tables } from '../database/tables';

/** So many tokens of one user for one participation live at a time: one more ends the oldest, as a page asks for one at every visit. */
export const mostEmbedTokens = 10;

/** A token to be stored: whom it acts as, where, and the session that asked for it. */
export interface NewEmbedToken {
  token: string;
  userId: number;
  participationId: number;
  issuedBy: number;
}

/**
 * Makes a token that opens the catalogue of one participation until `expiresAt` (CAT-259). The same token again is the same
 * session: a repeated call has made it.
 */
export const createEmbedSession = async (
  db: Kysely<Tables>,
  { token, userId, participationId, issuedBy }: NewEmbedToken,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<number> => {
  const changing = { created_at: now, last_used_at: now, expires_at: expiresAt, issued_by: issuedBy };
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

/** The living tokens of a participation, the newest first. @param userId only those that act as this user */
export const listEmbedTokens = (
  db: Kysely<Tables>,
  { participationId, userId, now }: { participationId: number; userId: number | null; now: Date },
) => {
  const living = db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.user_id', 'u.name', 'u.lastname', 's.created_at', 's.last_used_at', 's.expires_at'])
    .where('s.embed_participation_id', '=', participationId)
    .where('s.expires_at', '>', now)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc');
  return (userId === null ? living : living.where('s.user_id', '=', userId)).execute();
};

/** Ends tokens of a participation. @returns the users whom the ended ones acted as, one for each token */
export const endEmbedTokens = async (
  db: Kysely<Tables>,
  { participationId, userId, id }: { participationId: number; userId: number | null; id: number | null },
): Promise<number[]> => {
  let ending = db.deleteFrom('sessions').where('embed_participation_id', '=', participationId);
  if (userId !== null) ending = ending.where('user_id', '=', userId);
  if (id !== null) ending = ending.where('id', '=', id);
  return (await ending.returning('user_id').execute()).map((row) => row.user_id);
};
