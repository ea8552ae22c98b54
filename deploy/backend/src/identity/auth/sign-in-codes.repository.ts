import { normalEmail } from '@fairfront/shared-kit/domain/common';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { hashOf } from '../sessions/tokens';

/** Locks an exhibitor with a confirmed account and no second factor; undefined for everybody else. @returns the id */
export const lockExhibitorWithoutFactor = async (
  trx: Transaction<Tables>,
  email: string,
): Promise<number | undefined> => {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', normalEmail(email))
    .where('access', '=', 'participant')
    .where('password_hash', 'is not', null)
    .where('email_confirmed_at', 'is not', null)
    .where('second_factor_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return user?.id;
};

/** Stores the code of a user, replacing an older one; only its hash is stored. */
export const replaceSignInCode = async (
  trx: Transaction<Tables>,
  { code, userId, now, expiresAt }: { code: string; userId: number; now: Date; expiresAt: Date },
): Promise<void> => {
  await trx.deleteFrom('sign_in_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('sign_in_codes')
    .values({ code_hash: hashOf(code), user_id: userId, created_at: now, expires_at: expiresAt })
    .execute();
};

/**
 * Consumes a code. @returns the user that it signs in; undefined if it is used, expired or unknown, or if the user now
 * has a second factor
 */
export const consumeSignInCode = async (
  trx: Transaction<Tables>,
  code: string,
  now: Date,
): Promise<number | undefined> => {
  const used = await trx
    .deleteFrom('sign_in_codes')
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', now)
    // turned on since the link was created
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users as u')
          .select('u.id')
          .whereRef('u.id', '=', 'sign_in_codes.user_id')
          .where('u.second_factor_at', 'is', null),
      ),
    )
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id;
};
