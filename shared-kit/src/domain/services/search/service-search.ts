import { foldLetters, type TextRange } from '../../common';
import type { IndexedWord, SearchIndex } from './search-index';
import { inRussianLetters, soundOf } from './transliteration';
import { hitLevels, takeLiterally, understandQuery, type Needle } from './understand-query';

/** A search query with its scope. */
export interface ServiceQuery {
  text: string;
  /** As typed: without other keyboard layouts, forms or errors. */
  literally?: boolean;
  /** Services hidden from the participation. */
  withheld?: ReadonlySet<number>;
  categoryId?: number | undefined;
  isPopular?: boolean;
}

/** Found services, best first, in a stable order. */
export interface ServiceHits {
  ids: number[];
  /** The searched text, if it differs from the typed one. */
  corrected: string | null;
  /** Number of hits by category, regardless of the selected one. */
  categories: { id: number; count: number }[];
  needles: readonly Needle[];
}

/** Matches of a search in a service; ranges in its texts. */
export interface FoundIn {
  name: TextRange[];
  short_description: TextRange[];
  /** The matching synonym, if neither text contains the search words. */
  synonym: string | null;
}

interface Score {
  at: number;
  missing: number;
  worst: number;
  sum: number;
}

/** Ranks by level, then by position. */
const rank = (level: number, place: number): number => level * 10 + place;

const ranksOf = ({ hits }: Needle): Map<number, number> => {
  const ranks = new Map<number, number>();
  for (const [{ services }, level] of hits) {
    for (const [at, place] of services) {
      const former = ranks.get(at);
      const own = rank(level, place);
      if (former === undefined || own < former) ranks.set(at, own);
    }
  }
  return ranks;
};

/** Whether a word is specific enough to match alone in a longer search: numbers and short words are not. */
const isDistinctive = ({ text }: Needle): boolean => /\p{L}{3}/u.test(text);

const scoresOf = (needles: readonly Needle[], isWhole: boolean): Score[] => {
  const ranks = needles.map(ranksOf);
  const found = new Set(ranks.flatMap((one) => [...one.keys()]));
  const least = isWhole ? needles.length : Math.ceil(needles.length / 2);
  return [...found].flatMap((at): Score[] => {
    const own = ranks.map((one) => one.get(at));
    const present = own.flatMap((one) => one ?? []);
    const missing = needles.length - present.length;
    const isFound = missing === 0 || needles.some((needle, index) => own[index] !== undefined && isDistinctive(needle));
    if (present.length < least || !isFound) return [];
    return [{ at, missing, worst: Math.max(...present), sum: present.reduce((sum, one) => sum + one, 0) }];
  });
};

/** Words of visible services, without withheld ones: a correction must refer to something visible. */
const visibleWords = ({ services, words }: SearchIndex, withheld: ReadonlySet<number>): readonly IndexedWord[] => {
  if (withheld.size === 0) return words;
  return words.flatMap((word) => {
    const seen = [...word.services].filter(([at]) => !withheld.has(services[at]?.id ?? 0));
    if (seen.length === word.services.size) return word;
    return seen.length === 0 ? [] : { ...word, services: new Map(seen) };
  });
};

/**
 * Finds services: those with all words before those with some; among them exact words before prefixes, forms, parts of
 * words and typing errors; then by position of the word, then by the organiser's order.
 */
export const searchServices = (
  index: SearchIndex,
  { text, literally = false, withheld = new Set(), categoryId, isPopular = false }: ServiceQuery,
): ServiceHits => {
  const words = visibleWords(index, withheld);
  const { needles, corrected } = literally ? takeLiterally(text, words) : understandQuery(text, words);
  const found = scoresOf(needles, literally)
    .sort((a, b) => a.missing - b.missing || a.worst - b.worst || a.sum - b.sum || a.at - b.at)
    .flatMap(({ at }) => index.services[at] ?? [])
    .filter((service) => !isPopular || service.is_popular);
  const counts = new Map<number, number>();
  for (const { category_id: id } of found) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    ids: found.filter((service) => categoryId === undefined || service.category_id === categoryId).map(({ id }) => id),
    corrected: found.length > 0 ? corrected : null,
    categories: [...counts].map(([id, count]) => ({ id, count })),
    needles,
  };
};

const commonStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** The part of a word that matches a needle: the typed part, otherwise the whole word. */
const partOf = (word: string, needle: Needle): TextRange | null => {
  for (const [{ text }, level] of needle.hits) {
    if (text !== word) continue;
    if (level === hitLevels.beginning) return { from: 0, to: needle.text.length };
    if (level === hitLevels.inside) {
      const from = word.indexOf(needle.text);
      return { from, to: from + needle.text.length };
    }
    // typed in Latin or mixed letters: compare by sound
    const typed = /[а-я]/.test(word) ? inRussianLetters(needle.text) : needle.text;
    const isPart = level === hitLevels.form && soundOf(typed) !== soundOf(word);
    const shared = isPart ? commonStart(word, typed) : 0;
    return { from: 0, to: shared >= 3 ? shared : word.length };
  }
  return null;
};

const rangesIn = (text: string, needles: readonly Needle[]): TextRange[] =>
  [...foldLetters(text).matchAll(/\p{L}+(?:-\p{L}+)*|\p{N}+/gu)].flatMap(({ 0: found, index: at }) => {
    const joined = needles.some((needle) => partOf(found.replace(/-/g, ''), needle) !== null);
    if (found.includes('-') && joined && !found.split('-').some((word) => needles.some((one) => partOf(word, one)))) {
      return [{ from: at, to: at + found.length }];
    }
    let from = at;
    return found.split('-').flatMap((word) => {
      const start = from;
      from += word.length + 1;
      const part = needles.flatMap((needle) => partOf(word, needle) ?? [])[0];
      return part ? [{ from: start + part.from, to: start + part.to }] : [];
    });
  });

/** Ranges to highlight in a found service. */
export const foundIn = (
  service: { name: string; short_description: string; synonyms: string },
  needles: readonly Needle[],
): FoundIn => {
  const name = rangesIn(service.name, needles);
  const short_description = rangesIn(service.short_description, needles);
  const [first] = name.length + short_description.length > 0 ? [] : rangesIn(service.synonyms, needles);
  return { name, short_description, synonym: first ? wordAround(service.synonyms, first.from) : null };
};

/** The synonym at a position, delimited by commas or line breaks. */
const wordAround = (synonyms: string, place: number): string => {
  let from = 0;
  for (const synonym of synonyms.split(/([,;\n])/)) {
    if (place < from + synonym.length) return synonym.trim();
    from += synonym.length;
  }
  return synonyms.trim();
};
