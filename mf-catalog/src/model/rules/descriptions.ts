/** The languages of the two descriptions. */
export type DescriptionLanguage = 'ru' | 'en';

const otherSigns = '«»„“”‘’–—…№§°®©™€₽¥£×±½¼¾';
const asciiPunctuation = '!-/:-@\\[-`{-~';
const marks = '\\u0300-\\u036f';
const script: Record<DescriptionLanguage, string> = { ru: '\\p{Script=Cyrillic}', en: '\\p{Script=Latin}' };

/** One character of a language: a letter of its script with its diacritics, a digit or a punctuation mark. */
const ofLanguage = (language: DescriptionLanguage): RegExp =>
  new RegExp(`[${script[language]}${marks}\\d${asciiPunctuation}${otherSigns}]`, 'u');

/**
 * Whether a description is written in a language: at least half of its characters are letters of the language's script, digits
 * or punctuation; white space counts on neither side (CAT-068 to CAT-070). An empty text passes (CAT-074).
 */
export const isInLanguage = (text: string, language: DescriptionLanguage): boolean => {
  const allowed = ofLanguage(language);
  const characters = [...text.normalize('NFC')].filter((character) => !/\s/u.test(character));
  return characters.filter((character) => allowed.test(character)).length * 2 >= characters.length;
};

/**
 * Whether a description holds a symbol that is not printed (CAT-071, CAT-072): all but Cyrillic and Latin letters with their
 * diacritics, digits, spaces and line ends, ASCII punctuation and the listed signs.
 */
export const hasForbiddenSymbols = (text: string): boolean =>
  new RegExp(`[^${script.ru}${script.en}${marks}\\d\\p{Zs}\\t\\r\\n${asciiPunctuation}${otherSigns}]`, 'u').test(text);
