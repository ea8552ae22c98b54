import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { readRecoveryCode, recoveryAlphabet, recoveryCodeCount } from '@fairfront/shared-kit/model/second-factor';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import type { Signer } from '../secrets/signer';

const derive = promisify<string, string, number, Buffer>(scrypt);
/** Forty bits are few for a fast hash: this one is slow, and all codes of a set share its salt, so one is enough to look. */
const hashOfCode = async (code: string, salt: string): Promise<string> =>
  (await derive(code, salt, 32)).toString('hex');

/** Eight signs of five bits each. @param seed hex, at least sixteen digits */
const codeOf = (seed: string): string =>
  Array.from({ length: 8 }, (_, at) => recoveryAlphabet[Number.parseInt(seed.slice(2 * at, 2 * at + 2), 16) % 32]).join(
    '',
  );

/** A new set of codes, ready to be stored. */
export interface RecoverySet {
  codes: string[];
  salt: string;
  hashes: string[];
}

/** Makes a set out of the key of an action: a repeat of the action makes the same one, and nothing keeps the codes. */
export const makeRecoverySet = async (signer: Signer, userId: number, actionKey: string): Promise<RecoverySet> => {
  const salt = signer.sign('recovery-salt', userId, actionKey).slice(0, 32);
  const codes = Array.from({ length: recoveryCodeCount }, (_, at) =>
    codeOf(signer.sign('recovery-code', userId, actionKey, at)),
  );
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashOfCode(code, salt))) };
};

/** Stores a set in the place of the former one; a repeat leaves what has been used of it as it is. */
export const storeRecoverySet = async (
  trx: Transaction<Tables>,
  userId: number,
  { salt, hashes }: RecoverySet,
): Promise<void> => {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).where('salt', '!=', salt).execute();
  await trx
    .insertInto('recovery_codes')
    .values([...new Set(hashes)].map((code_hash) => ({ user_id: userId, code_hash, salt })))
    .onConflict((conflict) => conflict.columns(['user_id', 'code_hash']).doNothing())
    .execute();
};

/** The hash under which a typed code would be stored; null for a text that is none, or where the user has no codes. */
export const hashOfTyped = async (db: Kysely<Tables>, userId: number, text: string): Promise<string | null> => {
  const code = readRecoveryCode(text);
  const set = await db.selectFrom('recovery_codes').select('salt').where('user_id', '=', userId).executeTakeFirst();
  return code === null || !set ? null : hashOfCode(code, set.salt);
};

/** Takes a code out of use; false where it is wrong or used (SHELL-446). */
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
