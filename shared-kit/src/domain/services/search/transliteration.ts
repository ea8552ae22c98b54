/** Longer spellings first, so that each maps to one letter. */
const russianFor: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['iya', 'ия'],
  ['iye', 'ие'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['tz', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['ph', 'ф'],
  ['ck', 'к'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['iu', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['ia', 'я'],
  ['yo', 'е'],
  ['jo', 'е'],
  ['ye', 'е'],
  ['je', 'е'],
  ['yy', 'ый'],
  ['yj', 'ый'],
  ['iy', 'ий'],
  ['ij', 'ий'],
];
const russianLetter: Record<string, string> = {
  ...{ a: 'а', b: 'б', c: 'к', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'й', k: 'к', l: 'л', m: 'м' },
  ...{ n: 'н', o: 'о', p: 'п', q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', w: 'в', x: 'кс', y: 'й', z: 'з' },
};

/** Converts a Latin word to Russian letters, for all common transliteration systems: «stul» and «barnyj». */
export const inRussianLetters = (word: string): string => {
  let russian = '';
  for (let at = 0; at < word.length;) {
    const spelling = russianFor.find(([latin]) => word.startsWith(latin, at));
    const letter = word.charAt(at);
    // between consonants and at the end «y» is «ы», after a vowel «й»
    const isVowel = letter === 'y' && !/[aeiou]/.test(word.charAt(at - 1));
    russian += spelling?.[1] ?? (isVowel ? 'ы' : (russianLetter[letter] ?? letter));
    at += spelling?.[0].length ?? 1;
  }
  return russian;
};

/**
 * A phonetic key, the same for both alphabets: letters that transliteration confuses are merged, soft and hard signs
 * and doubled letters dropped. Expects lower case with Е for Ё.
 */
export const soundOf = (word: string): string =>
  (/[a-z]/.test(word) ? inRussianLetters(word) : word)
    .replace(/[ьъ]/g, '')
    .replace(/э/g, 'е')
    .replace(/[йы]/g, 'и')
    .replace(/щ/g, 'ш')
    .replace(/(\p{L})\1+/gu, '$1');
