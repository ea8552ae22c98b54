import { createHash } from 'node:crypto';
import type { Signer } from '../../../platform/secrets/signer';

/** Letters and digits without those that are easily confused: I and 1, O and 0. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 12;

/** The code of a row: 60 random bits, derived from its nonce whenever it is shown. */
export const codeOf = (signer: Signer, nonce: string): string =>
  [...Buffer.from(signer.sign('participant-code', nonce), 'hex').subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');

/** Formats a code in groups of four. */
export const writtenCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** Normalises a typed code: dashes, spaces and case are ignored (DESIGN §12). */
export const plainCode = (text: string): string => text.toUpperCase().replace(/[^A-Z\d]/g, '');

export const hashOfCode = (code: string): string => createHash('sha256').update(plainCode(code)).digest('hex');
