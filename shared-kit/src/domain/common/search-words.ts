/** A part of a text, from `from` up to `to`. */
export interface TextRange {
  from: number;
  to: number;
}

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const otherKey = new Map<string, string>();
for (const [at, latin] of [...latinKeys].entries()) {
  const russian = russianKeys[at] ?? latin;
  otherKey.set(latin, russian);
  otherKey.set(russian, latin);
}

/** Lower case with Е for Ё; as long as the text itself, so that places in it stay the same. */
export const foldLetters = (text: string): string =>
  [...text]
    .map((letter) => {
      const lower = letter.toLowerCase().replace('ё', 'е');
      return lower.length === letter.length ? lower : letter;
    })
    .join('');

/**
 * What would have been typed in the other keyboard layout: «ghjgecr» for «пропуск» and the other way round.
 * Null when the text holds letters of both alphabets or none: nobody types that by mistake.
 */
export const otherLayout = (text: string): string | null => {
  const lower = text.toLowerCase();
  const hasLatin = /[a-z]/.test(lower);
  const hasRussian = /[а-яё]/.test(lower);
  if (hasLatin === hasRussian) return null;
  return [...lower].map((key) => otherKey.get(key) ?? key).join('');
};

const kindOf = (letter: string | undefined): 'letter' | 'digit' | 'other' => {
  if (letter === undefined) return 'other';
  if (/\p{L}/u.test(letter)) return 'letter';
  return /\p{N}/u.test(letter) ? 'digit' : 'other';
};

/** The words of a search, folded; letters and digits are words of their own, as in number plates. */
export const searchWords = (search: string): string[] =>
  foldLetters(search.normalize('NFC')).match(/\p{L}+|\p{N}+/gu) ?? [];

/** Where a word starts a word of the text; a digit after a letter starts one too. */
const beginningOf = (word: string, folded: string): TextRange | null => {
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
    if (kindOf(folded[at - 1]) !== kindOf(folded[at])) return { from: at, to: at + word.length };
  }
  return null;
};

/**
 * Whether every word of a search starts a word of one of the texts, and where: one list of ranges per text, sorted
 * and without overlaps. Null when a word is found nowhere.
 */
export const findWords = (words: readonly string[], texts: readonly string[]): TextRange[][] | null => {
  const folded = texts.map(foldLetters);
  const found = texts.map((): TextRange[] => []);
  for (const word of words) {
    let isFound = false;
    for (const [index, text] of folded.entries()) {
      const range = beginningOf(word, text);
      if (!range) continue;
      isFound = true;
      found[index]?.push(range);
    }
    if (!isFound) return null;
  }
  return found.map((ranges) =>
    ranges
      .sort((one, other) => one.from - other.from || other.to - one.to)
      .filter((range, index, all) => all.slice(0, index).every((former) => former.to <= range.from)),
  );
};
