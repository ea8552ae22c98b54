import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** Stored app secrets in batches, sorted by user. @param after the last user of the previous batch */
export const listAppSecrets = (db: Kysely<Tables>, { after, limit }: { after: number; limit: number }) =>
  db
    .selectFrom('code_apps')
    .select(['user_id', 'secret', 'pending_secret'])
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute();

/** Replaces a secret, unless it has changed meanwhile. */
export const replaceAppSecret = async (
  db: Kysely<Tables>,
  {
    userId,
    column,
    stored,
    closed,
  }: { userId: number; column: 'secret' | 'pending_secret'; stored: string; closed: string },
): Promise<void> => {
  await db
    .updateTable('code_apps')
    .set({ [column]: closed })
    .where('user_id', '=', userId)
    .where(column, '=', stored)
    .execute();
};

/** Stores the secret of a new app until its first code; an existing app is unaffected. */
export const storePendingSecret = async (trx: Transaction<Tables>, userId: number, closed: string): Promise<void> => {
  await trx
    .insertInto('code_apps')
    .values({ user_id: userId, secret: null, confirmed_at: null, pending_secret: closed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_secret: closed }))
    .execute();
};

/** Locks the app of a user until the end of the transaction; undefined if there is none. */
export const lockCodeApp = (trx: Transaction<Tables>, userId: number) =>
  trx.selectFrom('code_apps').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** Updates the app of a user. */
export const updateCodeApp = async (
  trx: Transaction<Tables>,
  userId: number,
  values: Updateable<Tables['code_apps']>,
): Promise<void> => {
  await trx.updateTable('code_apps').set(values).where('user_id', '=', userId).execute();
};
