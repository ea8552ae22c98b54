import { parsePhone, phoneDigits } from '../../formats/parsing';

/** How the text of a field came to change. */
export type MaskEdit = 'typed' | 'pasted' | 'deleted';

/** What a field lets in. Pure, so that every rule has its table test. */
export interface Mask {
  /**
   * The text as it should stand after an edit; null refuses the edit, the field stays as it was.
   * @param text the whole text after the edit of the browser
   */
  apply: (text: string, edit: MaskEdit) => string | null;
  /** Whether a character is the person's own (a digit, a letter) and not put in by the mask; the caret counts these. */
  isOwn: (character: string) => boolean;
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

/** A plus and up to 18 digits (SHELL-181); the plus comes by itself, signs of a pasted number go. */
export const phoneMask: Mask = {
  apply: (text, edit) => {
    if (edit === 'pasted') return parsePhone(text);
    const digits = digitsOf(text);
    if (digits === '') return edit !== 'deleted' && text.includes('+') ? '+' : '';
    if (edit === 'typed' && digits.length > phoneDigits) return null;
    return `+${digits.slice(0, phoneDigits)}`;
  },
  isOwn: isDigit,
};

const upperCaseMask = (allowed: RegExp, longest: number): Mask => {
  const isOwn = (character: string) => allowed.test(character.toUpperCase());
  return {
    apply: (text, edit) => {
      const kept = [...text].filter(isOwn).join('').toUpperCase();
      if (edit === 'typed' && kept.length > longest) return null;
      return kept.slice(0, longest);
    },
    isOwn,
  };
};

const plateLength = 16;

/** A number plate: Latin letters and the Cyrillic ones of plates, digits, space, hyphen; at most 16 (PASS-138, PASS-139). */
export const plateMask = upperCaseMask(/^[A-Z\d АВЕКМНОРСТУХ-]$/, plateLength);

/** A trailer plate: any Latin and Cyrillic letter, digits, space, hyphen; at most 16 (PASS-141). */
export const trailerMask = upperCaseMask(/^[A-Z\d А-ЯЁ-]$/, plateLength);
