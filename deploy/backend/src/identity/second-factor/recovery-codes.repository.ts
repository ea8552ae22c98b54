import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';

/** Stores a set, replacing the previous one; a repeat keeps the used state of its codes. */
export const storeRecoverySet = async (
  trx: Transaction<Tables>,
  userId: number,
  { salt, hashes }: { salt: string; hashes: readonly string[] },
): Promise<void> => {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('salt', '!=', salt).execute();
  await trx
    .insertInto('recovery_codes')
    .values([...new Set(hashes)].map((code_hash) => ({ user_id: userId, code_hash, salt })))
    .onConflict((conflict) => conflict.columns(['user_id', 'code_hash']).doNothing())
    .execute();
};

/** The salt of a user's recovery codes; null if there are none. */
export const readRecoverySalt = async (db: Kysely<Tables>, userId: number): Promise<string | null> => {
  const set = await db.selectFrom('recovery_codes').select('salt').where('user_id', '=', userId).executeTakeFirst();
  return set?.salt ?? null;
};

/** Consumes a code; false if it is wrong or used. */
export const takeRecoveryCode = async (
  trx: Transaction<Tables>,
  userId: number,
  codeHash: string,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
