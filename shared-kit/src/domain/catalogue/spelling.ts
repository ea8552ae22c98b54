import type { Static } from 'typebox';
import type { ReadOnly } from '../common';
import type { SpellingError } from './api/spelling.schema';

/** A word unknown to the spell-checker: position in code points, and suggestions. */
export type SpellingMistake = ReadOnly<Static<typeof SpellingError>>;

/** A part of a longer text with its offset, in code points. */
export interface SpellingPart {
  offset: number;
  text: string;
}

/** Maximum characters per request. */
const spellingLimit = 1000;

/**
 * Splits a text into parts of at most `limit` code points at white space; a longer word is split at the limit.
 */
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

/** Mistakes of a part with positions in the whole text. */
export const shiftedMistakes = (part: SpellingPart, mistakes: readonly SpellingMistake[]): SpellingMistake[] =>
  mistakes.map((mistake) => ({ ...mistake, position: mistake.position + part.offset }));

/** The misspelled word. */
export const mistakenWord = (text: string, { position, length }: SpellingMistake): string =>
  [...text].slice(position, position + length).join('');

/** The text with the word replaced by a suggestion. */
export const correctedText = (text: string, { position, length }: SpellingMistake, suggestion: string): string => {
  const characters = [...text];
  return [...characters.slice(0, position), suggestion, ...characters.slice(position + length)].join('');
};
