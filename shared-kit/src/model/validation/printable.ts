import ranges from './printable-ranges.json';

/**
 * Characters that the fonts of the PDF documents have, outside of the East Asian blocks below: for every range how far it begins
 * after the end of the one before, and how much longer than one character it is. A test of the backend compares it with the fonts.
 */
const printableRanges = (): (readonly [from: number, to: number])[] => {
  let end = 0;
  return ranges.steps.split(' ').map((step) => {
    const [gap = '', length = '0'] = step.split('-');
    const from = end + parseInt(gap, 36);
    end = from + parseInt(length, 36);
    return [from, end];
  });
};

/** Ideographs and Hangul; of the 20,992 unified ideographs 4,500 rare ones have no shape. */
const eastAsian = /^[\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufad9]$/;

let printable: ReadonlySet<number> | undefined;
const isPrintable = (sign: string): boolean => {
  printable ??= new Set(
    printableRanges().flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
  );
  return /[\r\n\t]/.test(sign) || eastAsian.test(sign) || printable.has(sign.codePointAt(0) ?? 0);
};

/** The first sign of a text that no PDF document can show, as it is seen: an emoji with all of its parts (PASS-385). */
export const unprintableSign = (text: string): string | null => {
  if (/^[ -~\u0400-\u045f«»№–—]*$/.test(text)) return null;
  const seen = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  return seen.find(({ segment }) => [...segment].some((sign) => !isPrintable(sign)))?.segment ?? null;
};
