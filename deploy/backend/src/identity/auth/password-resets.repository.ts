import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { hashOf } from '../sessions/tokens';

/** Stores the token of a password reset link, as a hash only. */
export const insertPasswordReset = async (
  db: Kysely<Tables>,
  { token, userId, now, expiresAt }: { token: string; userId: number; now: Date; expiresAt: Date },
): Promise<void> => {
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashOf(token), user_id: userId, created_at: now, expires_at: expiresAt, used_at: null })
    .execute();
};

/** The e-mail of the user whose password a token resets; undefined for a used, expired or unknown one. */
export const emailOfPasswordReset = async (
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<string | undefined> => {
  const owner = await db
    .selectFrom('password_resets as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select('u.email')
    .where('r.token_hash', '=', hashOf(token))
    .where('r.used_at', 'is', null)
    .where('r.expires_at', '>', now)
    .executeTakeFirst();
  return owner?.email;
};

/** Consumes a token. @returns the user whose password it resets; undefined for a used, expired or unknown one */
export const consumePasswordReset = async (
  trx: Transaction<Tables>,
  token: string,
  now: Date,
): Promise<number | undefined> => {
  const reset = await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return reset?.user_id;
};
