import { otherLayout } from '../common';

/**
 * The code of a pass in what was scanned or typed. A hand scanner types like a keyboard, so under the Russian layout it types
 * Russian letters.
 */
export const passCodeOf = (text: string): string => {
  const typed = text.trim();
  const isRussian = /[а-яё]/i.test(typed);
  return ((isRussian && otherLayout(typed)) || typed).toUpperCase();
};
