/** Characters that nobody sees: zero-width spaces and joiners, soft hyphens, marks of direction, variation selectors. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The text without characters that nobody sees: for names, addresses and keys, not for prose, where emoji need joiners. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** The text with every letter and its accents as one character where Unicode has one: the form that is stored and sent. */
export const composed = (text: string): string => text.normalize('NFC');

/** Length in characters of the stored form, so that a decomposed «й» counts once. */
export const textLength = (text: string): number => Array.from(composed(text)).length;

/** Signs that `comparisonKey` reads as one; the searches of the database exchange the same ones. */
export const comparedSigns = {
  '-': '‐‑‒–—―−⁃',
  '"': '«»„“”‟',
  "'": '‘’‚‛ʼ′`',
} as const;

const exchanged = new Map(
  Object.entries(comparedSigns).flatMap(([sign, others]) => Array.from(others, (other) => [other, sign] as const)),
);

/**
 * What two texts have in common that a person reads as the same: compatible forms such as full-width letters, case, ё and е,
 * all dashes, quotes and spaces, spaces around a dash, and invisible characters make no difference. For comparing and
 * searching only; what is stored and shown stays as it was written.
 */
export const comparisonKey = (text: string): string =>
  Array.from(withoutInvisible(text.normalize('NFKC')).toLowerCase(), (sign) => exchanged.get(sign) ?? sign)
    .join('')
    .replaceAll('ё', 'е')
    .replace(/\s+/g, ' ')
    .replace(/ ?- ?/g, '-')
    .trim();
