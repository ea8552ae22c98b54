import type { Dictionary } from './dictionary';
import { wordsOf, type Alphabet, type Word } from './words';

/** A word that no dictionary knows; place and length in code points of the text (CAT-082). */
export interface SpellingError {
  position: number;
  length: number;
  /** The best one first. */
  suggestions: string[];
}

/** Looking for suggestions takes up to a quarter of a second a word, so it ends early; the words are named all the same. */
export const suggestionLimits = {
  /** Answered for one word. */
  answered: 5,
  /** Looked for in one text, words that are remembered not counted. */
  words: 20,
  /** Letters: a longer word is no misspelt one. */
  letters: 30,
  /** Milliseconds after which no further word of a text is looked for; the proxy waits 2 s (CAT-085). */
  textTime: 700,
  /** Words whose suggestions are remembered, the last asked ones. */
  remembered: 5000,
} as const;

/** Checks texts, one after the other. */
export interface Speller {
  check: (text: string) => SpellingError[];
}

/** As dictionaries write it: composed letters, the plain apostrophe, the plain hyphen. */
const plain = (text: string): string => text.normalize('NFC').replace(/’/gu, "'").replace(/[‐‑]/gu, '-');

/** «лазерно-гравировальный»: no dictionary has the first part, but its adjective. */
const adjectivesOf = (text: string): string[] =>
  /[ое]$/u.test(text) ? ['ый', 'ий', 'ой'].map((ending) => text.slice(0, -1) + ending) : [];

/** The parts of a word with hyphens, at their places. */
const partsOf = ({ position, text, alphabet }: Word): Word[] => {
  let offset = position;
  return text.split(/[-‐‑]/u).map((part) => {
    const length = [...part].length;
    const one = { position: offset, length, text: part, alphabet };
    offset += length + 1;
    return one;
  });
};

/**
 * @param dictionaries one an alphabet
 * @param now milliseconds of a clock that does not go back
 */
export const createSpeller = (
  dictionaries: Record<Alphabet, Dictionary>,
  now: () => number = () => performance.now(),
): Speller => {
  const remembered = new Map<string, string[]>();
  const isKnown = ({ text, alphabet }: Word): boolean => dictionaries[alphabet].correct(plain(text));
  const isKnownAdjective = (part: Word): boolean =>
    adjectivesOf(plain(part.text)).some((text) => isKnown({ ...part, text }));

  const unknownIn = (one: Word): Word[] => {
    if (isKnown(one)) return [];
    const parts = partsOf(one);
    if (parts.length === 1) return parts;
    const last = parts.at(-1);
    return parts.filter((part) => part.length > 1 && !isKnown(part) && (part === last || !isKnownAdjective(part)));
  };

  const remember = (text: string, suggestions: string[]): string[] => {
    // the last asked one stands at the end
    remembered.delete(text);
    remembered.set(text, suggestions);
    const [oldest] = remembered.keys();
    if (oldest !== undefined && remembered.size > suggestionLimits.remembered) remembered.delete(oldest);
    return suggestions;
  };

  return {
    check: (text) => {
      const until = now() + suggestionLimits.textTime;
      let left: number = suggestionLimits.words;
      const suggestionsFor = ({ text: own, length, alphabet }: Word): string[] => {
        const asked = plain(own);
        const known = remembered.get(asked);
        if (known) return remember(asked, known);
        if (length > suggestionLimits.letters || left === 0 || now() >= until) return [];
        left -= 1;
        return remember(asked, dictionaries[alphabet].suggest(asked).slice(0, suggestionLimits.answered));
      };
      return wordsOf(text)
        .flatMap(unknownIn)
        .map((one) => ({ position: one.position, length: one.length, suggestions: suggestionsFor(one) }));
    },
  };
};
