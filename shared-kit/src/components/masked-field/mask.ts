import { readPlateLetters } from '../../domain/passes/plate-letters';
import { parsePhone, phoneDigits } from '../../platform/formats/parsing';

/** How the text of a field came to change. */
export type MaskEdit = 'typed' | 'pasted' | 'deleted';

/** The characters that a field accepts. Pure, so that every rule has a table test. */
export interface Mask {
  /**
   * The text as it should stand after an edit; null refuses the edit, the field stays as it was.
   * @param text the whole text after the edit of the browser
   * @param before the text before it
   */
  apply: (text: string, edit: MaskEdit, before?: string) => string | null;
  /** Whether a character is the person's own (a digit, a letter) and not put in by the mask; the caret counts these. */
  isOwn: (character: string) => boolean;
  /** Reads a pasted text that `apply` left as it was, by means that come when needed; null where it is not understood. */
  read?: (text: string) => Promise<{ value: string; extension: string | null } | null>;
  /** Once more when the field is left, for example to complete "1.2.2026". */
  settle?: (text: string) => string;
}

/** Where the caret stands after the mask: behind as many own characters as before it. */
export const caretAfterMask = (
  { isOwn }: Mask,
  raw: string,
  rawCaret: number,
  masked: string,
  edit: MaskEdit,
): number => {
  if (rawCaret >= raw.length) return masked.length;
  const ownBefore = [...raw.slice(0, rawCaret)].filter(isOwn).length;
  let caret = 0;
  for (let seen = 0; caret < masked.length && seen < ownBefore; caret += 1) {
    if (isOwn(masked.charAt(caret))) seen += 1;
  }
  // a new character may have pushed the caret to a sign of the mask: the next key belongs behind it
  if (edit !== 'deleted') while (caret > 0 && caret < masked.length && !isOwn(masked.charAt(caret))) caret += 1;
  return caret;
};

const isDigit = (character: string): boolean => character >= '0' && character <= '9';
const digitsOf = (text: string): string => [...text].filter(isDigit).join('');

const isPhone = (text: string): boolean => /^\+?\d*$/.test(text);

/**
 * A plus and up to 18 digits; the plus comes by itself. A pasted text that is no phone yet stays as it is, to be read,
 * corrected or refused: nothing of it is shortened or joined.
 */
export const phoneMask: Mask = {
  apply: (text, edit, before = '') => {
    if (edit === 'pasted') return parsePhone(text) ?? text;
    if (!isPhone(before)) return text;
    // no code of a country begins with zero: two of them are the prefix of international calls
    const digits = digitsOf(text).replace(/^00/, '');
    if (digits === '') return edit !== 'deleted' && /\+|^00/.test(text) ? '+' : '';
    if (edit === 'typed' && digits.length > phoneDigits) return null;
    return `+${digits}`;
  },
  read: async (text) => {
    if (isPhone(text) && text.startsWith('+')) return null;
    const { readPhone } = await import(/* webpackChunkName: "phone-numbers" */ '../../platform/formats/read-phone');
    const read = readPhone(text);
    return read && { value: read.phone, extension: read.extension };
  },
  isOwn: isDigit,
};

/**
 * A plate as people write it: capitals, runs of spaces as they are. Nothing that was typed or pasted is taken away: what no plate
 * has is for the rule of the field to refuse with a reason. Only a key that has no room is refused.
 */
const plateOf = (longest: number): Mask => ({
  apply: (text, edit) => {
    const plate = readPlateLetters(text);
    return edit === 'typed' && Array.from(plate).length > longest ? null : plate;
  },
  isOwn: () => true,
});

const plateLength = 16;

/** A number plate of a vehicle; the rules of its field know the letters. */
export const plateMask = plateOf(plateLength);

/** A trailer plate. */
export const trailerMask = plateOf(plateLength);
