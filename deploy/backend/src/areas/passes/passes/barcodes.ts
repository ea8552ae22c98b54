import { randomInt } from 'node:crypto';

/** Digits and capitals that cannot be mistaken for one another when somebody types them. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 14;

/** A new code of a pass: 70 random bits, so that nobody guesses another one. */
export const newBarcode = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** A code as it was scanned or typed. */
export const readBarcode = (text: string): string => text.trim().toUpperCase();
