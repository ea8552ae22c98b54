import { foldLetters, searchWords } from '../../common';
import { stemOf } from './word-forms';
import { soundOf } from './transliteration';

/** A service as indexed for the search, in one language. */
export interface SearchedService {
  id: number;
  category_id: number;
  is_popular: boolean;
  name: string;
  short_description: string;
  /** The organiser's synonyms for the search. */
  synonyms: string;
}

/** The position of a word; lower is better. */
const wordPlaces = { begins: 0, name: 1, synonyms: 2, description: 3 } as const;

/** An indexed word with precomputed comparison data. */
export interface IndexedWord {
  text: string;
  stem: string;
  sound: string;
  soundStem: string;
  /** Best position of the word by service index. */
  services: Map<number, number>;
}

/** The words of a catalogue in one language; services in the organiser's order. */
export interface SearchIndex {
  services: readonly SearchedService[];
  words: readonly IndexedWord[];
}

/** The words of a text; hyphenated words also count as one: «wifi» for «Wi-Fi». */
const wordsOf = (text: string): string[] => [
  ...searchWords(text),
  ...(foldLetters(text).match(/\p{L}+(?:-\p{L}+)+/gu) ?? []).map((joined) => joined.replace(/-/g, '')),
];

/** Indexes the words of the services once, so that each search compares words rather than texts. */
export const buildSearchIndex = (services: readonly SearchedService[]): SearchIndex => {
  const words = new Map<string, IndexedWord>();
  const add = (text: string, service: number, place: number) => {
    let word = words.get(text);
    if (!word) {
      const sound = soundOf(text);
      word = { text, stem: stemOf(text), sound, soundStem: stemOf(sound), services: new Map() };
      words.set(text, word);
    }
    const former = word.services.get(service);
    if (former === undefined || place < former) word.services.set(service, place);
  };
  for (const [at, { name, short_description, synonyms }] of services.entries()) {
    for (const [index, word] of wordsOf(name).entries())
      add(word, at, index === 0 ? wordPlaces.begins : wordPlaces.name);
    for (const word of wordsOf(synonyms)) add(word, at, wordPlaces.synonyms);
    for (const word of wordsOf(short_description)) add(word, at, wordPlaces.description);
  }
  return { services, words: [...words.values()] };
};
