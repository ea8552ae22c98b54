import type { PrintedLocale } from '../../common';
import { printedText } from '../pricing/description-blocks';

const otherSigns =
  '«»„“”‘’–—…№§°®©™€₽¥£×±½¼¾' + // of running text
  '¹²³⁰⁴-⁹µμΩ′″‰≤≥≈≠÷' + // of units and measures
  '•·‣▪‐‑−→←'; // of lists, and hyphens that keep words together
const asciiPunctuation = '!-/:-@\\[-`{-~';
const marks = '\\u0300-\\u036f';
const script: Record<PrintedLocale, string> = { ru: '\\p{Script=Cyrillic}', en: '\\p{Script=Latin}' };

/** Matches one character of a language: a letter of its script with diacritics, a digit or a punctuation mark. */
const ofLanguage = (language: PrintedLocale): RegExp =>
  new RegExp(`[${script[language]}${marks}\\d${asciiPunctuation}${otherSigns}]`, 'u');

/**
 * Whether a description is in a language: at least half of its characters are letters of the language's script, digits
 * or punctuation; white space is ignored. An empty text passes.
 */
export const isInLanguage = (text: string, language: PrintedLocale): boolean => {
  const allowed = ofLanguage(language);
  const characters = [...printedText(text)].filter((character) => !/\s/u.test(character));
  return characters.filter((character) => allowed.test(character)).length * 2 >= characters.length;
};

const forbidden = new RegExp(
  `[^${script.ru}${script.en}${marks}\\d\\p{Zs}\\t\\r\\n${asciiPunctuation}${otherSigns}]`,
  'gu',
);

/** The character in a message: itself, or its code if it is invisible. */
const nameOf = (sign: string): string =>
  /\p{C}/u.test(sign) ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` : sign;

/**
 * The unique unprintable symbols of a description: all but Cyrillic and Latin letters with
 * diacritics, digits, spaces and line endings, ASCII punctuation and the listed symbols.
 */
export const forbiddenSymbols = (text: string): string[] => [
  ...new Set((printedText(text).match(forbidden) ?? []).map(nameOf)),
];
