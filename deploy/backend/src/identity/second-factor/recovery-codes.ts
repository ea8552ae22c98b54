import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import {
  readRecoveryCode,
  recoveryAlphabet,
  recoveryCodeCount,
} from '@fairfront/shared-kit/domain/identity/second-factor';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Signer } from '../../platform/secrets/signer';
import { readRecoverySalt } from './recovery-codes.repository';

const derive = promisify<string, string, number, Buffer>(scrypt);
/**
 * Forty bits are too few for a fast hash: this one is slow, and all codes of a set share its salt, so that one hash is
 * enough to look one up.
 */
const hashOfCode = async (code: string, salt: string): Promise<string> =>
  (await derive(code, salt, 32)).toString('hex');

/** Eight characters of five bits each. @param seed hex, at least sixteen digits */
const codeOf = (seed: string): string =>
  Array.from({ length: 8 }, (_, at) => recoveryAlphabet[Number.parseInt(seed.slice(2 * at, 2 * at + 2), 16) % 32]).join(
    '',
  );

/** A new set of codes, ready for storage. */
export interface RecoverySet {
  codes: string[];
  salt: string;
  hashes: string[];
}

/**
 * Derives a set from the key of an action: a repeat of the action derives the same one, and the codes are stored
 * nowhere.
 */
export const makeRecoverySet = async (signer: Signer, userId: number, actionKey: string): Promise<RecoverySet> => {
  const salt = signer.sign('recovery-salt', userId, actionKey).slice(0, 32);
  const codes = Array.from({ length: recoveryCodeCount }, (_, at) =>
    codeOf(signer.sign('recovery-code', userId, actionKey, at)),
  );
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashOfCode(code, salt))) };
};

/** The hash by which a typed code would be stored; null if the text is invalid or the user has no codes. */
export const hashOfTyped = async (db: Kysely<Tables>, userId: number, text: string): Promise<string | null> => {
  const code = readRecoveryCode(text);
  const salt = await readRecoverySalt(db, userId);
  return code === null || salt === null ? null : hashOfCode(code, salt);
};
