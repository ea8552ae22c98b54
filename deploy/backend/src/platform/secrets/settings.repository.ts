import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';

/**
 * Reads a setting of this installation, which is created on first use and never changes: all processes on one database
 * read the same.
 */
export const readOrMakeSetting = async (db: Kysely<Tables>, key: string, made: string): Promise<string> => {
  await db
    .insertInto('settings')
    .values({ key, value: made })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return value;
};
