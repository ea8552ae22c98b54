import table from './printable-signs.json';

const firstIdeograph = 0x4e00;

/**
 * Characters that the fonts of the PDF documents draw. The table is written by `deploy/backend/printable-signs.mjs`, and a test
 * of the backend compares it with the fonts. For every range it says how far it begins after the end of the one before, and how
 * much longer than one character it is; the unified ideographs, which have too many gaps, are one bit each.
 */
const readTable = (): ReadonlySet<number> => {
  const signs = new Set<number>();
  let end = 0;
  for (const range of table.ranges.split(' ')) {
    const [gap = '', length = '0'] = range.split('-');
    const from = end + parseInt(gap, 36);
    end = from + parseInt(length, 36);
    for (let codePoint = from; codePoint <= end; codePoint += 1) signs.add(codePoint);
  }
  [...atob(table.ideographs)].forEach((byte, index) => {
    for (let bit = 0; bit < 8; bit += 1) {
      if ((byte.charCodeAt(0) >> bit) & 1) signs.add(firstIdeograph + index * 8 + bit);
    }
  });
  return signs;
};

let printable: ReadonlySet<number> | undefined;
const isPrintable = (sign: string): boolean => {
  printable ??= readTable();
  return /[\r\n\t]/.test(sign) || printable.has(sign.codePointAt(0) ?? 0);
};

/** The first sign of a text that no PDF document can show, as it is seen: an emoji with all of its parts. */
export const unprintableSign = (text: string): string | null => {
  if (/^[ -~\u0400-\u045f«»№–—]*$/.test(text)) return null;
  const seen = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  return seen.find(({ segment }) => [...segment].some((sign) => !isPrintable(sign)))?.segment ?? null;
};

/**
 * Letters and signs of the Arabic, Japanese, Chinese and Korean scripts. Arabic goes by extensions, so that its marks,
 * digits and punctuation go with the letters; the others bring their punctuation and long-vowel mark in ranges, because
 * their extensions reach into signs that other languages use, too.
 */
const foreignScripts =
  /[\p{scx=Arab}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\u30fc\uff70]/gu;

/** An address as it may be typed and stored: without characters of those scripts. */
export const withoutForeignScripts = (text: string): string => text.replace(foreignScripts, '');
