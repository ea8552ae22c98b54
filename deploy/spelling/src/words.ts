/** A word of a text that must be in a dictionary, with its position and length in code points of the text. */
export interface Word {
  position: number;
  length: number;
  text: string;
  alphabet: Alphabet;
}

/** The alphabet selects the dictionary: texts in one language contain names in the other. */
export type Alphabet = 'ru' | 'en';

const word = /[\p{L}\p{M}]+(?:[-‐‑'’][\p{L}\p{M}]+)*/gu;

/** Addresses, numbers with letters and article numbers: a chunk that contains one of these is not a word. */
const isToken = (chunk: string): boolean => /[\p{N}@_\\]|:\/\/|^www\.|[\p{L}\p{M}]\.\p{Ll}/u.test(chunk);

/** Longer words in capitals are headings, and headings can be misspelt. */
const maxAbbreviationLength = 5;

/** «тел.», «обл.», "etc." */
const maxDottedLength = 4;

const isAbbreviation = (text: string, next: string | undefined): boolean => {
  const letters = [...text].length;
  if (letters < 2) return true;
  if (next === '.' && letters <= maxDottedLength) return true;
  return letters <= maxAbbreviationLength && text === text.toUpperCase();
};

/** Nothing but quotation marks, brackets and dashes since the last sentence or line. */
const beginsSentence = (before: string): boolean => /(?:^|[.!?…\n\r•])[\s"'«„“‘(\p{Pd}]*$/u.test(before);
const opensQuotation = (before: string): boolean => /[«„“"‘]$/u.test(before);

const isCapitalised = (text: string): boolean => /^\p{Lu}/u.test(text);
/** AutoCAD, СтанкоПром; not Санкт-Петербург, whose parts are capitalised, and not a heading in capitals. */
const hasInnerCapital = (text: string): boolean =>
  text !== text.toUpperCase() && /[\p{L}\p{M}]\p{Lu}/u.test(text.normalize('NFC'));

const alphabetOf = (text: string): Alphabet | null => {
  const letters = text.normalize('NFC').replace(/[^\p{L}]/gu, '');
  if (/^\p{Script=Cyrillic}+$/u.test(letters)) return 'ru';
  return /^\p{Script=Latin}+$/u.test(letters) ? 'en' : null;
};

interface Found extends Word {
  isFirst: boolean;
  isName: boolean;
}

function* found(text: string): Generator<Found> {
  let position = 0;
  let counted = 0;
  for (const chunk of text.matchAll(/\S+/gu)) {
    if (isToken(chunk[0])) continue;
    for (const match of chunk[0].matchAll(word)) {
      const [one] = match;
      const index = chunk.index + match.index;
      const before = text.slice(0, index);
      position += [...text.slice(counted, index)].length;
      counted = index;
      const alphabet = alphabetOf(one);
      if (alphabet === null || isAbbreviation(one, text[index + one.length]) || hasInnerCapital(one)) continue;
      const isFirst = beginsSentence(before);
      const isName = isCapitalised(one) && (opensQuotation(before) || (!isFirst && one !== one.toUpperCase()));
      yield { position, length: [...one].length, text: one, alphabet, isFirst, isName };
    }
  }
}

/**
 * The words of a text that can be misspelt. Excluded are names (capitalised within a sentence or after a quotation
 * mark, and the same word at the beginning of a sentence), abbreviations, addresses, tokens with digits, and words of
 * two alphabets.
 */
export const wordsOf = (text: string): Word[] => {
  const all = [...found(text)];
  const names = new Set(all.filter(({ isName }) => isName).map((one) => one.text));
  return all
    .filter((one) => !names.has(one.text))
    .map(({ position, length, text: own, alphabet }) => ({ position, length, text: own, alphabet }));
};
