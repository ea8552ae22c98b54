import type { Static } from 'typebox';
import type { ReadOnly } from '../../model';
import type { SpellingError } from './api/spelling.schema';

/** A word that the spell-check does not know: place in code points, and what it may mean (CAT-082, CAT-085). */
export type SpellingMistake = ReadOnly<Static<typeof SpellingError>>;

/** A part of a longer text with its place in it, in code points. */
export interface SpellingPart {
  offset: number;
  text: string;
}

/** Most characters of one request (CAT-086). */
const spellingLimit = 1000;

/** A text in parts of at most `limit` code points, cut at white space; a longer word is cut where the limit is (CAT-086). */
export const spellingParts = (text: string, limit = spellingLimit): SpellingPart[] => {
  const characters = [...text];
  const parts: SpellingPart[] = [];
  let offset = 0;
  while (characters.length - offset > limit) {
    const window = characters.slice(offset, offset + limit + 1);
    const gap = window.findLastIndex((character) => /\s/u.test(character));
    const size = gap > 0 ? gap : limit;
    parts.push({ offset, text: characters.slice(offset, offset + size).join('') });
    offset += size;
  }
  if (offset < characters.length || parts.length === 0) {
    parts.push({ offset, text: characters.slice(offset).join('') });
  }
  return parts;
};

/** Mistakes of a part at their places in the whole text (CAT-086). */
export const shiftedMistakes = (part: SpellingPart, mistakes: readonly SpellingMistake[]): SpellingMistake[] =>
  mistakes.map((mistake) => ({ ...mistake, position: mistake.position + part.offset }));

/** The word that a mistake means. */
export const mistakenWord = (text: string, { position, length }: SpellingMistake): string =>
  [...text].slice(position, position + length).join('');

/** The text with a suggestion in the place of the word (CAT-083). */
export const correctedText = (text: string, { position, length }: SpellingMistake, suggestion: string): string => {
  const characters = [...text];
  return [...characters.slice(0, position), suggestion, ...characters.slice(position + length)].join('');
};
