/** Endings of nouns and adjectives; the longest one that leaves a stem is removed. */
const russianEndings = [
  ...['иями', 'ями', 'ами', 'ыми', 'ими', 'ьями'],
  ...['ого', 'его', 'ому', 'ему', 'ией', 'иям', 'ием', 'иях', 'ьев', 'ьям', 'ьях'],
  ...[
    'ая',
    'яя',
    'ое',
    'ее',
    'ые',
    'ие',
    'ый',
    'ий',
    'ой',
    'ей',
    'ым',
    'им',
    'ом',
    'ем',
    'ую',
    'юю',
    'ых',
    'их',
    'ою',
    'ею',
  ],
  ...['ям', 'ам', 'ах', 'ях', 'ов', 'ев', 'ия', 'ию', 'ии', 'ью', 'ья', 'ье', 'ьи'],
  ...['а', 'я', 'о', 'е', 'и', 'ы', 'у', 'ю', 'ь', 'й'],
].sort((one, other) => other.length - one.length);

const shortestStem = 3;

const isStem = (text: string, vowels: RegExp): boolean => text.length >= shortestStem && vowels.test(text);

const russianStem = (word: string): string => {
  const ending = russianEndings.find(
    (one) => word.endsWith(one) && isStem(word.slice(0, word.length - one.length), /[аеиоуыэюя]/),
  );
  const bare = (ending ? word.slice(0, word.length - ending.length) : word).replace(/ь$/, '');
  // a fleeting vowel: розетка and розеток, стойка and стоек, кресло and кресел
  const fleeting = bare.replace(/([аоуеи])е([кц])$/, '$1й$2').replace(/([бвгджзклмнпрстфхцчшщй])[ое]([кцлн])$/, '$1$2');
  return fleeting.length >= shortestStem ? fleeting : bare;
};

const plurals: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/(ss|x|zz|ch|sh)es$/, '$1'],
  [/([^su])s$/, '$1'],
];

const shortened = (word: string, [ending, rest]: readonly [RegExp, string]): string => {
  const shorter = word.replace(ending, rest);
  return isStem(shorter, /[aeiouy]/) ? shorter : word;
};

const englishStem = (word: string): string => {
  const plural = plurals.find(([ending]) => ending.test(word));
  const one = plural ? shortened(word, plural) : word;
  const bare = shortened(one, [/(?:ing|ed)$/, '']);
  // cutting and cut, table and tables
  const single = bare === one ? bare : bare.replace(/([bdgmnprt])\1$/, '$1');
  return single.length > shortestStem ? single.replace(/e$/, '') : single;
};

/** The common stem of the forms of a word, in lower case with Е for Ё; digits have no forms. */
export const stemOf = (word: string): string => {
  if (/[а-я]/.test(word)) return russianStem(word);
  return /[a-z]/.test(word) ? englishStem(word) : word;
};
