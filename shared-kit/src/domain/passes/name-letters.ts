/** Latin letters that look like Cyrillic ones, and those; in both cases, as far as the small ones look alike too. */
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

/** The text with every letter that looks Cyrillic as a Cyrillic one: what the eye reads as the same becomes the same. */
export const likeCyrillic = (text: string): string => exchange(text, toCyrillic);

/** What may be wrong with the letters of a name. */
export type LetterIssue = 'look-alike' | 'lower' | 'upper';

/** A name that reads as if it were typed in haste, and how it would be right. */
export interface LetterWarning {
  issues: LetterIssue[];
  /** The letters of the other alphabet as they stand, each once. */
  letters: string[];
  /** Positions of them, in code points. */
  places: number[];
  value: string;
}

/** Parts of names that are small inside a name; alone they are a name like any other. */
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

/** Signs of a word that belong to the other alphabet, when all of them have a double in the main one. */
const foreignSigns = (word: string, isRussianText: boolean): ReadonlySet<number> | null => {
  const signs = Array.from(word);
  const latin = signs.flatMap((sign, index) => (isLatin(sign) ? [index] : []));
  const cyrillic = signs.flatMap((sign, index) => (isCyrillic(sign) ? [index] : []));
  const allHave = (places: readonly number[], by: ReadonlyMap<string, string>) =>
    places.length > 0 && places.every((index) => by.has(signs[index] ?? ''));
  if (latin.length > 0 && cyrillic.length > 0) {
    // the letters that have no double say which alphabet is meant
    if (allHave(latin, toCyrillic)) return new Set(latin);
    return allHave(cyrillic, toLatin) ? new Set(cyrillic) : null;
  }
  // a whole word that only looks Russian, beside one that is
  return isRussianText && cyrillic.length === 0 && allHave(latin, toCyrillic) ? new Set(latin) : null;
};

const isRussian = (text: string): boolean => /[бгджзийлпфцчшщъыьэюяБГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯ]/.test(text);

/** A word of Latin letters, one of them without a Cyrillic double: what stands beside it in the same name is Latin, too. */
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
 * Checks the letters of one name: signs of another alphabet that only look right, and small or large letters throughout. A
 * warning and no error: the person knows how the document is written (PASS-328).
 * @param beside the other names of the person, which show whether a word without a sure letter is meant to be Russian
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
  // a capital may have a double where the small letter has none
  return { issues, letters: [...letters], places, value: letterWarning(value, beside)?.value ?? value };
};

/** Words that mix Latin and Cyrillic letters, each once: mostly a text that was read by the wrong code page. */
export const mixedWords = (texts: Iterable<string>): string[] => {
  const found = new Set<string>();
  for (const text of texts) {
    for (const word of text.match(/\p{L}+/gu) ?? []) {
      if (Array.from(word).some(isLatin) && Array.from(word).some(isCyrillic)) found.add(word);
    }
  }
  return [...found];
};

/** The names of a person in which letters are looked at; a company may be written as it likes. */
export const letterFields = ['lastname', 'name', 'middlename'] as const;
export type LetterField = (typeof letterFields)[number];

/** The same for the names of one person together (PASS-328). */
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
