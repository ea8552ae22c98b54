import bidiFactory from 'bidi-js';
import { ascenderOf } from './kept-fonts';

const bidi = bidiFactory();
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters of scripts without spaces between words. */
const isWithoutSpaces = (text: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
const isIgnorable = (character: string): boolean => /^\p{Default_Ignorable_Code_Point}$/u.test(character);
const drawsRightToLeft = (font: string): boolean => /^(arabic|hebrew)-/.test(font);

/** A text whose characters need several fonts of a document. */
export interface MixedText {
  /** Without characters that have neither a glyph nor a font. */
  text: string;
  /** The font of every UTF-16 code unit. */
  fonts: readonly string[];
}

/** A run drawn in one piece, from left to right. */
interface Run {
  text: string;
  font: string;
}

/** @param fonts of every character; those without one are drawn as the empty box of `own` */
export const mixedText = (text: string, fonts: readonly (string | null)[], own: string): MixedText => {
  const drawn = [...text]
    .map((character, index) => ({ character, font: fonts[index] ?? null }))
    .filter(({ character, font }) => font !== null || !isIgnorable(character));
  return {
    text: drawn.map(({ character }) => character).join(''),
    fonts: drawn.flatMap(({ character, font }) => Array.from({ length: character.length }, () => font ?? own)),
  };
};

const slice = ({ text, fonts }: MixedText, start: number, end?: number): MixedText => ({
  text: text.slice(start, end),
  fonts: fonts.slice(start, end),
});
const join = (one: MixedText, other: MixedText): MixedText => ({
  text: one.text + other.text,
  fonts: [...one.fonts, ...other.fonts],
});

/** Break opportunities of a line: after a space, and between words of scripts without spaces. */
const unitsOf = (mixed: MixedText): MixedText[] => {
  const units: MixedText[] = [];
  for (const { segment, index } of words.segment(mixed.text)) {
    const part = slice(mixed, index, index + segment.length);
    const last = units.at(-1);
    const staysTogether = last && !/\s$/.test(last.text) && !(isWithoutSpaces(last.text) && isWithoutSpaces(segment));
    if (staysTogether) units[units.length - 1] = join(last, part);
    else units.push(part);
  }
  return units;
};

const graphemesOf = (mixed: MixedText): MixedText[] =>
  [...graphemes.segment(mixed.text)].map(({ segment, index }) => slice(mixed, index, index + segment.length));

const withoutEndSpace = (mixed: MixedText): MixedText => slice(mixed, 0, mixed.text.trimEnd().length);

/** Runs in reading order: the width is the same. */
const logicalRuns = ({ text, fonts }: MixedText): Run[] => {
  const runs: Run[] = [];
  fonts.forEach((font, index) => {
    const last = runs.at(-1);
    if (last?.font === font) last.text += text[index] ?? '';
    else runs.push({ text: text[index] ?? '', font });
  });
  return runs;
};

/** The width of a text in one line. */
export const widthOfMixed = (pdf: PDFKit.PDFDocument, mixed: MixedText, size: number): number =>
  logicalRuns(mixed).reduce((sum, { text, font }) => sum + pdf.font(font).fontSize(size).widthOfString(text), 0);

/** Breaks a text into lines of a maximum width. */
export const breakMixed = (pdf: PDFKit.PDFDocument, mixed: MixedText, size: number, width: number): MixedText[] => {
  const fits = (part: MixedText) => widthOfMixed(pdf, withoutEndSpace(part), size) <= width;
  const lines: MixedText[] = [];
  let start = 0;
  for (const paragraph of mixed.text.split('\n')) {
    let line: MixedText = { text: '', fonts: [] };
    const add = (unit: MixedText) => {
      const longer = join(line, unit);
      if (line.text === '' || fits(longer)) line = longer;
      else {
        lines.push(withoutEndSpace(line));
        line = unit;
      }
    };
    for (const unit of unitsOf(slice(mixed, start, start + paragraph.length))) {
      if (fits(unit)) add(unit);
      else graphemesOf(unit).forEach(add);
    }
    lines.push(withoutEndSpace(line));
    start += paragraph.length + 1;
  }
  return lines;
};

/** The first lines of a text; the last one ends in an ellipsis if something is omitted. */
export const firstLines = (
  pdf: PDFKit.PDFDocument,
  lines: readonly MixedText[],
  count: number,
  { size, width, own }: { size: number; width: number; own: string },
): MixedText[] => {
  if (lines.length <= count) return [...lines];
  const ellipsis: MixedText = { text: '…', fonts: [own] };
  const kept = graphemesOf(lines[count - 1] ?? ellipsis);
  const shortened = () => join(withoutEndSpace(kept.reduce(join, { text: '', fonts: [] })), ellipsis);
  while (kept.length > 0 && widthOfMixed(pdf, shortened(), size) > width) kept.pop();
  return [...lines.slice(0, count - 1), shortened()];
};

/** The runs of a line in visual order: pdfkit shapes Arabic letters but leaves the order of words to us. */
export const visualRuns = ({ text, fonts }: MixedText, direction: 'ltr' | 'rtl'): Run[] => {
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const runs: (Run & { isRightToLeft: boolean; isWhole: boolean; last: number })[] = [];
  for (const index of bidi.getReorderedIndices(text, embedding)) {
    const font = fonts[index] ?? '';
    const isRightToLeft = (embedding.levels[index] ?? 0) % 2 === 1;
    // the low surrogate comes with the high one
    if (/[\udc00-\udfff]/.test(text[index] ?? '')) continue;
    const character = String.fromCodePoint(text.codePointAt(index) ?? 0);
    const shown = (isRightToLeft && bidi.getMirroredCharacter(character)) || character;
    // an Arabic word is passed whole in reading order, Arabic digits one by one
    const isWhole = isRightToLeft ? !drawsRightToLeft(font) || /\s/.test(character) : drawsRightToLeft(font);
    const run = runs.at(-1);
    const goesOn = run && !run.isWhole && !isWhole && run.font === font && run.isRightToLeft === isRightToLeft;
    const isNext = run && (isRightToLeft ? run.last - character.length === index : run.last < index);
    if (goesOn && isNext) {
      run.text = isRightToLeft ? character + run.text : run.text + character;
      run.last = index;
    } else runs.push({ text: isWhole ? shown : character, font, isRightToLeft, isWhole, last: index });
  }
  return runs.map(({ text: shown, font }) => ({ text: shown, font }));
};

const directionOf = (text: string): 'ltr' | 'rtl' =>
  (bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';

/** Draws lines from `y` down, each `lineHeight` high. */
export const drawMixed = (
  pdf: PDFKit.PDFDocument,
  lines: readonly MixedText[],
  { x, y, size, width, align, lineHeight, own }: MixedStyle,
): void => {
  const direction = directionOf(lines.map(({ text }) => text).join(' '));
  lines.forEach((line, index) => {
    const free = width - widthOfMixed(pdf, line, size);
    let left = x + { left: 0, center: free / 2, right: free }[align];
    const baseline = y + index * lineHeight + (ascenderOf(pdf, own) / 1000) * size;
    for (const { text, font } of visualRuns(line, direction)) {
      pdf.font(font).fontSize(size).text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += pdf.widthOfString(text);
    }
  });
};

interface MixedStyle {
  x: number;
  y: number;
  size: number;
  width: number;
  align: 'left' | 'right' | 'center';
  lineHeight: number;
  /** The document's own font, which determines the baseline. */
  own: string;
}
