import type { Kysely, Transaction, Updateable } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** Stored secrets of apps, some at a time, in the order of their users. @param after the last user of the former ones */
export const listAppSecrets = (db: Kysely<Tables>, { after, limit }: { after: number; limit: number }) =>
  db
    .selectFrom('code_apps')
    .select(['user_id', 'secret', 'pending_secret'])
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute();

/** Stores a secret in the place of a former one, unless it has changed meanwhile. */
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

/** Keeps the secret of a new app until its first code; a former app stays as it is. */
export const storePendingSecret = async (trx: Transaction<Tables>, userId: number, closed: string): Promise<void> => {
  await trx
    .insertInto('code_apps')
    .values({ user_id: userId, secret: null, confirmed_at: null, pending_secret: closed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ pending_secret: closed }))
    .execute();
};

/** The app of a user, locked until the end of the transaction; undefined without one. */
export const lockCodeApp = (trx: Transaction<Tables>, userId: number) =>
  trx.selectFrom('code_apps').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();

/** Changes what is stored of the app of a user. */
export const updateCodeApp = async (
  trx: Transaction<Tables>,
  userId: number,
  values: Updateable<Tables['code_apps']>,
): Promise<void> => {
  await trx.updateTable('code_apps').set(values).where('user_id', '=', userId).execute();
};
