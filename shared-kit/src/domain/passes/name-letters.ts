/** Latin letters with their Cyrillic look-alikes, in both cases as far as the small ones look alike too. */
const pairs = [
  ['A', 'А'],
  ['B', 'В'],
  ['C', 'С'],
  ['E', 'Е'],
  ['H', 'Н'],
  ['K', 'К'],
  ['M', 'М'],
  ['O', 'О'],
  ['P', 'Р'],
  ['T', 'Т'],
  ['X', 'Х'],
  ['Y', 'У'],
  ['a', 'а'],
  ['c', 'с'],
  ['e', 'е'],
  ['k', 'к'],
  ['o', 'о'],
  ['p', 'р'],
  ['x', 'х'],
  ['y', 'у'],
  ['Ë', 'Ё'],
  ['ë', 'ё'],
] as const;
const toCyrillic: ReadonlyMap<string, string> = new Map(pairs);
const toLatin: ReadonlyMap<string, string> = new Map(pairs.map(([latin, cyrillic]) => [cyrillic, latin]));

const isLatin = (sign: string): boolean => /\p{Script=Latin}/u.test(sign);
const isCyrillic = (sign: string): boolean => /\p{Script=Cyrillic}/u.test(sign);
const exchange = (text: string, by: ReadonlyMap<string, string>): string =>
  Array.from(text, (sign) => by.get(sign) ?? sign).join('');

/** Replaces every Cyrillic look-alike by the Cyrillic letter, so that texts that look the same become equal. */
export const likeCyrillic = (text: string): string => exchange(text, toCyrillic);

/** What may be wrong with the letters of a name. */
export type LetterIssue = 'look-alike' | 'lower' | 'upper';

/** A name that looks mistyped, and its correction. */
export interface LetterWarning {
  issues: LetterIssue[];
  /** The letters of the other alphabet, each once. */
  letters: string[];
  /** Their positions, in code points. */
  places: number[];
  value: string;
}

/** Name particles that are lower-case inside a name; alone they are ordinary names. */
const particles = new Set(
  'оглы оглу кызы гызы уулу заде де да ди дель ла ле фон фан ван дер ден тер эль аль ибн бин бен и de da di del dos la le von van der den ter el al ibn bin ben zu y und e'.split(
    ' ',
  ),
);

const words = (text: string): string[] => text.split(/([\s\u00a0–—-]+)/u);
const isWord = (part: string): boolean => /\p{L}/u.test(part);
const capital = (word: string): string => {
  const [first = '', ...rest] = Array.from(word);
  return first.toUpperCase() + rest.join('').toLowerCase();
};

/** The letters of a word from the other alphabet, if all of them have a look-alike in the main one. */
const foreignSigns = (word: string, isRussianText: boolean): ReadonlySet<number> | null => {
  const signs = Array.from(word);
  const latin = signs.flatMap((sign, index) => (isLatin(sign) ? [index] : []));
  const cyrillic = signs.flatMap((sign, index) => (isCyrillic(sign) ? [index] : []));
  const allHave = (places: readonly number[], by: ReadonlyMap<string, string>) =>
    places.length > 0 && places.every((index) => by.has(signs[index] ?? ''));
  if (latin.length > 0 && cyrillic.length > 0) {
    // the letters without a look-alike determine the alphabet
    if (allHave(latin, toCyrillic)) return new Set(latin);
    return allHave(cyrillic, toLatin) ? new Set(cyrillic) : null;
  }
  // a whole word of look-alikes beside a Russian one
  return isRussianText && cyrillic.length === 0 && allHave(latin, toCyrillic) ? new Set(latin) : null;
};

const isRussian = (text: string): boolean => /[бгджзийлпфцчшщъыьэюяБГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯ]/.test(text);

/**
 * Whether a word of Latin letters has one without a Cyrillic look-alike: then the other words of the name are Latin
 * too.
 */
const isSurelyLatin = (word: string): boolean => {
  const signs = Array.from(word).filter((sign) => /\p{L}/u.test(sign));
  return signs.length > 0 && signs.every(isLatin) && !signs.every((sign) => toCyrillic.has(sign));
};

const caseIssue = (parts: readonly string[]): 'lower' | 'upper' | null => {
  const named = parts.filter(isWord);
  const full = named.filter((word) => !particles.has(word.toLowerCase()) || named.length === 1);
  if (full.some((word) => /^\p{Ll}/u.test(word))) return 'lower';
  return full.some((word) => word.length > 1 && word === word.toUpperCase()) ? 'upper' : null;
};

/**
 * Checks the letters of one name: look-alikes of another alphabet, and all-lower or all-upper case. A warning rather
 * than an error: the person knows how the document is written.
 * @param beside the other names of the person, which show whether an ambiguous word is Russian
 */
export const letterWarning = (text: string, beside = ''): LetterWarning | null => {
  const parts = words(text);
  const isRussianText = isRussian(`${text} ${beside}`) && !parts.some(isSurelyLatin);
  const places: number[] = [];
  const letters = new Set<string>();
  let at = 0;
  const spelled = parts.map((part) => {
    const foreign = foreignSigns(part, isRussianText);
    const signs = Array.from(part);
    signs.forEach((sign, index) => {
      if (!foreign?.has(index)) return;
      places.push(at + index);
      letters.add(sign);
    });
    at += signs.length;
    if (!foreign) return part;
    return signs
      .map((sign, index) => (foreign.has(index) ? (toCyrillic.get(sign) ?? toLatin.get(sign) ?? sign) : sign))
      .join('');
  });
  const wrongCase = caseIssue(spelled);
  const names = spelled.filter(isWord).length;
  const value = wrongCase
    ? spelled
        .map((part) => {
          if (!isWord(part)) return part;
          return particles.has(part.toLowerCase()) && names > 1 ? part.toLowerCase() : capital(part);
        })
        .join('')
    : spelled.join('');
  const issues: LetterIssue[] = [
    ...(places.length > 0 ? (['look-alike'] as const) : []),
    ...(wrongCase ? [wrongCase] : []),
  ];
  if (issues.length === 0 || value === text) return null;
  // a capital may have a look-alike where the small letter has none
  return { issues, letters: [...letters], places, value: letterWarning(value, beside)?.value ?? value };
};

/** Unique words that mix Latin and Cyrillic letters, usually from a text decoded with the wrong code page. */
export const mixedWords = (texts: Iterable<string>): string[] => {
  const found = new Set<string>();
  for (const text of texts) {
    for (const word of text.match(/\p{L}+/gu) ?? []) {
      if (Array.from(word).some(isLatin) && Array.from(word).some(isCyrillic)) found.add(word);
    }
  }
  return [...found];
};

/** The name fields whose letters are checked; a company name is free. */
export const letterFields = ['lastname', 'name', 'middlename'] as const;
export type LetterField = (typeof letterFields)[number];

/** The warnings for all names of one person. */
export const letterWarnings = (
  person: Readonly<Partial<Record<LetterField, string | null>>>,
): Partial<Record<LetterField, LetterWarning>> => {
  const together = letterFields.map((field) => person[field] ?? '').join(' ');
  const found: Partial<Record<LetterField, LetterWarning>> = {};
  for (const field of letterFields) {
    const warning = letterWarning(person[field] ?? '', together);
    if (warning) found[field] = warning;
  }
  return found;
};
