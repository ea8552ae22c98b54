import type { Dictionary } from './dictionary';
import { wordsOf, type Alphabet, type Word } from './words';

/** A word that no dictionary contains, with its position and length in code points of the text. */
export interface SpellingError {
  position: number;
  length: number;
  /** Best first. */
  suggestions: string[];
}

/**
 * Suggestions take up to a quarter of a second per word, so the search is limited. Words without suggestions are
 * reported too.
 */
export const suggestionLimits = {
  /** Suggestions per word. */
  answered: 5,
  /** Words to look up per text, cached words not counted. */
  words: 20,
  /** Letters: a longer word is not a typo. */
  letters: 30,
  /** Milliseconds after which no further word of a text is looked up; the proxy waits 2 s. */
  textTime: 700,
  /** Words whose suggestions are cached, most recently used. */
  remembered: 5000,
} as const;

/** Checks texts, one after the other. */
export interface Speller {
  check: (text: string) => SpellingError[];
}

/** Normalises to the spelling of dictionaries: composed letters, plain apostrophe, plain hyphen. */
const plain = (text: string): string => text.normalize('NFC').replace(/’/gu, "'").replace(/[‐‑]/gu, '-');

/** «лазерно-гравировальный»: dictionaries lack the first part, but contain its adjective. */
const adjectivesOf = (text: string): string[] =>
  /[ое]$/u.test(text) ? ['ый', 'ий', 'ой'].map((ending) => text.slice(0, -1) + ending) : [];

/** The parts of a hyphenated word with their positions. */
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
 * @param dictionaries one per alphabet
 * @param now monotonic clock in milliseconds
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
    // moves the most recently used word to the end
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
