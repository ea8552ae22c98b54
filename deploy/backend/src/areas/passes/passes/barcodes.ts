import { randomInt } from 'node:crypto';

/** Digits and capitals that are not confused with each other when typed. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 14;

/** A new code of a pass: 70 random bits, so that codes cannot be guessed. */
export const newBarcode = (): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** Normalises a scanned or typed code. */
export const readBarcode = (text: string): string => text.trim().toUpperCase();
