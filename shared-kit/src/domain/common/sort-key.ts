/**
 * Collation key of surnames: comparing keys by code points orders Cyrillic before Latin, ё with е, without case.
 * The backend stores it in a column, since PGlite has no Russian collation; a list that is sorted on screen uses the same.
 */

const rank = (character: string): string => {
  if (/\p{Script=Cyrillic}/u.test(character)) return `2${character}`;
  if (/\p{L}/u.test(character)) return `3${character}`;
  return /\p{N}/u.test(character) ? `1${character}` : '';
};

/** Й keeps its breve: it is a letter of its own, not an и with an accent. */
const withoutAccents = (word: string): string =>
  word.replaceAll('й', '\u0001').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('\u0001', 'й');

/**
 * @param text a surname, or several name parts joined by spaces; hyphens and apostrophes do not count, a space parts words
 * @returns equal for texts that differ in case, ё and accents only
 */
export const sortKey = (text: string): string =>
  text
    .trim()
    .normalize('NFC')
    .toLocaleLowerCase('ru')
    .split(/\s+/)
    .map((word) => Array.from(withoutAccents(word), rank).join(''))
    .join('0');

/** Compares two surnames as the server does; ties are for the caller, by id. */
export const compareBySortKey = (left: string, right: string): number => {
  const [a, b] = [sortKey(left), sortKey(right)];
  return a < b ? -1 : a > b ? 1 : 0;
};
