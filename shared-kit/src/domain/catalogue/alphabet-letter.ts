/**
 * The letter under which a company stands in the alphabetical list: that of the name in quotes, since a legal form before
 * it does not count, else the first letter of the name; empty without any letter.
 */
export const alphabetLetter = (name: string): string => {
  const quoted = /[«"“„](\P{L}*)(\p{L})/u.exec(name)?.[2];
  return (quoted ?? /\p{L}/u.exec(name)?.[0] ?? '').toLocaleUpperCase('ru');
};
