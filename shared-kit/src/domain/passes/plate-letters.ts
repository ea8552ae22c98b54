import { withoutInvisible } from '../common/text';

/**
 * The letters of a plate as they are stored: capitals of one form, the Latin I for the Cyrillic one that looks the same, plain
 * hyphens. Letters that no plate has stay: they are for the rules of the field to refuse.
 */
export const readPlateLetters = (text: string): string =>
  withoutInvisible(text.normalize('NFKC'))
    .toLocaleUpperCase('ru')
    .replaceAll('І', 'I')
    .replace(/[‐‒–—―−]/g, '-');
