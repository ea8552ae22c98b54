import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { hashOf } from '../sessions/sessions.repository';

/** Stores the token of a link that sets a new password; only its hash is kept. */
export const insertPasswordReset = async (
  db: Kysely<Tables>,
  { token, userId, now, expiresAt }: { token: string; userId: number; now: Date; expiresAt: Date },
): Promise<void> => {
  await db
    .insertInto('password_resets')
    .values({ token_hash: hashOf(token), user_id: userId, created_at: now, expires_at: expiresAt, used_at: null })
    .execute();
};

/** Whose password a token resets, as an e-mail; undefined for a used, old or unknown one. */
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

/** Uses a token up. @returns whose password it resets; undefined for a used, old or unknown one */
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
