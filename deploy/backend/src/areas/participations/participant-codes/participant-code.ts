import { createHash } from 'node:crypto';
import type { Signer } from '../../../platform/secrets/signer';

/** Without the letters and digits that are taken for each other: I and 1, O and 0. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 12;

/** The code of a row: 60 random bits, made anew from its nonce whenever it is shown. */
export const codeOf = (signer: Signer, nonce: string): string =>
  [...Buffer.from(signer.sign('participant-code', nonce), 'hex').subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');

/** A code as it is written for people: in groups of four. */
export const writtenCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** What two writings of one code have in common: dashes, spaces and case are forgiven (DESIGN §12). */
export const plainCode = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/g, '');

export const hashOfCode = (code: string): string => createHash('sha256').update(plainCode(code)).digest('hex');
