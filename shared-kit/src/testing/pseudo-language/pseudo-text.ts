import type { LocaleTexts } from '../../platform/remote';

/** Letters that resemble their originals but differ from them: every text in plain letters comes from elsewhere. */
const accents = new Map(
  Array.from(
    'aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqɋrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQɊRŔSŠTŢUÛVṼWŴXẊYÝZŽ',
  ).flatMap((letter, index, all) => (index % 2 === 0 ? [[letter, all[index + 1] ?? letter] as const] : [])),
);
const isVowel = (letter: string) => 'aeiouAEIOU'.includes(letter);
/** The parts that the translator processes: values, nested keys and markup. */
const syntax = /(\{\{.*?\}\}|\$t\(.*?\)|<\/?\w+ ?\/?>)/;

/** A letter of another script, as in the name of a language, gets a stress mark. */
const accentOf = (letter: string) => accents.get(letter) ?? (/\p{L}/u.test(letter) ? `${letter}\u0301` : letter);

const accented = (part: string) =>
  Array.from(part, (letter) => accentOf(letter).repeat(isVowel(letter) ? 2 : 1)).join('');

/**
 * A text in the pseudo-language: accented, about a third longer (every vowel twice), in brackets.
 * @example pseudoText('Add {{count}} passes') // '⟦ÀÀđđ {{count}} þààššééš⟧'
 */
export const pseudoText = (text: string): string => {
  if (text === '') return '';
  const parts = text.split(syntax).map((part, index) => (index % 2 === 0 ? accented(part) : part));
  return `⟦${parts.join('')}⟧`;
};

/** A locale file in the pseudo-language. */
export const pseudoTexts = <Texts extends LocaleTexts>(texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? pseudoText(text) : pseudoTexts(text)]),
  ) as Texts;
