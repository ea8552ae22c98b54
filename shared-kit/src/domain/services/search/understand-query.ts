import { otherLayout, searchWords } from '../../common';
import { allowedErrors, typingErrors } from './edit-distance';
import type { IndexedWord } from './search-index';
import { inRussianLetters, soundOf } from './transliteration';
import { stemOf } from './word-forms';

/** How well a word of the catalogue matches a typed one; lower is better. */
export const hitLevels = { exact: 0, beginning: 1, form: 2, inside: 3, typo: 4 } as const;

/** A searched word with the matching words of the catalogue and their levels. */
export interface Needle {
  text: string;
  hits: ReadonlyMap<IndexedWord, number>;
}

/** The interpretation of a query. */
export interface Understood {
  needles: Needle[];
  /** The searched text, if it differs from the typed one; otherwise null. */
  corrected: string | null;
}

/** Minimum number of letters for a prefix or an inner part. */
const shortest = { beginning: 2, inside: 3 };

/** Maximum number of searched words. */
const mostWords = 8;

/** Stop words that are ignored beside others. */
const emptyWords = new Set([
  'для',
  'или',
  'на',
  'по',
  'под',
  'при',
  'без',
  'из',
  'the',
  'and',
  'for',
  'with',
  'of',
  'or',
]);

const isNumber = (word: string): boolean => /^\p{N}/u.test(word);

const typedLevel = (word: string, stem: string, { text, stem: otherStem }: IndexedWord, forms: boolean) => {
  if (text === word) return hitLevels.exact;
  if (word.length >= shortest.beginning && text.startsWith(word)) return hitLevels.beginning;
  if (isNumber(word)) return null;
  if (forms && stem === otherStem) return hitLevels.form;
  return word.length >= shortest.inside && text.includes(word) ? hitLevels.inside : null;
};

const hitsBy = (words: readonly IndexedWord[], levelOf: (word: IndexedWord) => number | null) => {
  const hits = new Map<IndexedWord, number>();
  for (const word of words) {
    const level = levelOf(word);
    if (level !== null) hits.set(word, level);
  }
  return hits;
};

/** The words with the fewest errors, within the allowed number. */
const nearest = (words: readonly IndexedWord[], typed: string, textsOf: (word: IndexedWord) => [string, string]) => {
  const allowed = isNumber(typed) ? 0 : allowedErrors(typed.length);
  let least = allowed;
  let found: IndexedWord[] = [];
  if (allowed === 0) return new Map<IndexedWord, number>();
  const stem = stemOf(typed);
  for (const word of words) {
    const [text, otherStem] = textsOf(word);
    if (isNumber(text)) continue;
    const whole = typingErrors(typed, text, least);
    const ofStems = stem.length > 3 && otherStem.length > 3 ? typingErrors(stem, otherStem, least) : whole;
    const errors = Math.min(whole, ofStems);
    if (errors > least) continue;
    if (errors < least) found = [];
    least = errors;
    found.push(word);
  }
  return new Map(found.map((word) => [word, hitLevels.typo]));
};

/** The word that occurs in most services; alphabetically first on a tie. */
const commonest = (words: Iterable<IndexedWord>): string | undefined =>
  [...words].sort((one, other) => other.services.size - one.services.size || (one.text < other.text ? -1 : 1))[0]?.text;

interface Reading {
  needles: Needle[];
  /** The interpretation shown to the user. */
  text: string;
}

const readingOf = (
  words: readonly string[],
  text: string,
  find: (word: string) => Map<IndexedWord, number>,
  named: (word: string, hits: ReadonlyMap<IndexedWord, number>) => string = (word) => word,
): Reading | null => {
  const needles = words.map((word) => ({ text: word, hits: find(word) }));
  if (needles.length === 0 || needles.some(({ hits }) => hits.size === 0)) return null;
  const renamed = needles.map(({ text: word, hits }) => named(word, hits));
  const isSame = renamed.every((word, at) => word === words[at]);
  return { needles, text: isSame ? text : renamed.join(' ') };
};

/** Interpretations of one typed piece, most likely first; each searches for all words of the piece. */
const readings = function* (piece: string, catalogue: readonly IndexedWord[]): Generator<Reading | null> {
  const typed = searchWords(piece);
  const layout = otherLayout(piece);
  const swapped = layout === null ? [] : searchWords(layout);
  const asTyped = (word: string) => {
    const stem = stemOf(word);
    return hitsBy(catalogue, (other) => typedLevel(word, stem, other, true));
  };
  const bySound = (word: string) => {
    const sound = soundOf(word);
    const stem = stemOf(sound);
    if (isNumber(word) || sound.length < shortest.inside) return asTyped(word);
    return hitsBy(catalogue, (other) => {
      if (other.sound === sound || other.soundStem === stem) return hitLevels.form;
      return other.sound.startsWith(sound) ? hitLevels.form : null;
    });
  };
  const withErrors = (word: string) => {
    const hits = asTyped(word);
    return hits.size > 0 ? hits : nearest(catalogue, word, ({ text, stem }) => [text, stem]);
  };
  const soundWithErrors = (word: string) => {
    const hits = bySound(word);
    return hits.size > 0 ? hits : nearest(catalogue, soundOf(word), ({ sound, soundStem }) => [sound, soundStem]);
  };
  const corrected = (word: string, hits: ReadonlyMap<IndexedWord, number>): string =>
    [...hits.values()].includes(hitLevels.typo) ? (commonest(hits.keys()) ?? word) : word;
  const spelled = (word: string, hits: ReadonlyMap<IndexedWord, number>): string => {
    const whole = commonest([...hits.keys()].filter(({ sound }) => sound === soundOf(word)));
    const known = commonest(hits.keys()) ?? word;
    const isBeginning = ![...hits.values()].includes(hitLevels.typo) && /[a-z]/.test(word) && /[а-я]/.test(known);
    return whole ?? (isBeginning ? inRussianLetters(word) : known);
  };
  yield readingOf(typed, piece, asTyped);
  if (layout !== null) yield readingOf(swapped, layout, asTyped);
  yield readingOf(typed, piece, bySound, spelled);
  yield readingOf(typed, piece, withErrors, corrected);
  if (layout !== null) yield readingOf(swapped, layout, withErrors, corrected);
  yield readingOf(typed, piece, soundWithErrors, spelled);
};

const firstReading = (piece: string, words: readonly IndexedWord[]): Reading | null => {
  for (const reading of readings(piece, words)) if (reading) return reading;
  return null;
};

const piecesOf = (query: string): string[] => {
  const pieces = query.split(/\s+/).filter((piece) => searchWords(piece).length > 0 || otherLayout(piece) !== null);
  const meaningful = pieces.filter((piece) => !emptyWords.has(piece.toLowerCase()));
  return (meaningful.length > 0 ? meaningful : pieces).slice(0, mostWords);
};

/**
 * Interprets each piece of a query as typed, in the other keyboard layout, by sound, or with errors, whichever matches
 * first. A piece without a match is dropped if at least half of the words remain; otherwise the query has no meaning.
 * @param words the searchable words
 */
export const understandQuery = (query: string, words: readonly IndexedWord[]): Understood => {
  const pieces = piecesOf(query);
  const read = pieces.map((piece) => ({ piece, reading: firstReading(piece, words) }));
  const known = read.flatMap(({ reading }) => reading ?? []);
  if (known.length * 2 < pieces.length || known.length === 0) return { needles: [], corrected: null };
  const text = known.map((reading) => reading.text).join(' ');
  const isAsTyped = text === pieces.join(' ');
  return { needles: known.flatMap(({ needles }) => needles), corrected: isAsTyped ? null : text };
};

/** Parses a query literally: prefixes and parts of words, no forms and no errors. */
export const takeLiterally = (query: string, words: readonly IndexedWord[]): Understood => ({
  needles: searchWords(query)
    .slice(0, mostWords)
    .map((text) => ({ text, hits: hitsBy(words, (word) => typedLevel(text, '', word, false)) })),
  corrected: null,
});
