/**
 * The letter of a company in the alphabetical list: the first letter of the name in quotes, because a legal form before
 * it does not count, otherwise the first letter of the name; empty if there is no letter.
 */
export const alphabetLetter = (name: string): string => {
  const quoted = /[«"“„](\P{L}*)(\p{L})/u.exec(name)?.[2];
  return (quoted ?? /\p{L}/u.exec(name)?.[0] ?? '').toLocaleUpperCase('ru');
};
