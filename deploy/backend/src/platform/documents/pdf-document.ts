import { byLanguage, defaultLocale, languageOf, type Locale } from '@fairfront/shared-kit/domain/common';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { mixedFontsOf } from './fallback-fonts';
import { useKeptFonts } from './kept-fonts';
import { breakMixed, drawMixed, firstLines, mixedText, widthOfMixed, type MixedText } from './mixed-text';
import type { BothTexts, Fact, ExhibitionHead } from './sheets';

export type PdfDocument = PDFKit.PDFDocument;

const fonts = createRequire(import.meta.url);
const fontFile = (weight: string) => fonts.resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`);

/** Points: A4 with margins of 12 mm. */
export const page = { width: 595.28, height: 841.89, margin: 34 };
export const innerWidth = page.width - 2 * page.margin;
export const ink = { text: '#11242b', soft: '#46585f', line: '#cbd5d8', band: '#0a3f4b', accent: '#f5b301' };

/**
 * An A4 document with our fonts; every sheet adds its own page.
 * @param isNumbered pages are buffered until the end, so that each can show the total number
 */
export const newPdfDocument = (
  title: string,
  { locale = defaultLocale, isNumbered = false }: { locale?: Locale; isNumbered?: boolean } = {},
): PdfDocument => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: page.margin,
    autoFirstPage: false,
    bufferPages: isNumbered,
    lang: languageOf(locale).tag,
    displayTitle: true,
    info: { Title: title, Creator: 'Fairfront', Producer: 'Fairfront' },
  });
  pdf.registerFont('regular', fontFile('400Regular'));
  pdf.registerFont('bold', fontFile('700Bold'));
  useKeptFonts(pdf, ['regular', 'bold']);
  return pdf;
};

export interface Line {
  size: number;
  font?: 'regular' | 'bold';
  color?: string;
  width?: number;
  align?: 'left' | 'right' | 'center';
  /** Maximum number of lines; the rest is replaced by an ellipsis. */
  lines?: number;
}

/** A text that needs fallback fonts; null for all others, which pdfkit draws itself. */
const mixedOf = (pdf: PdfDocument, text: string, font: 'regular' | 'bold'): MixedText | null => {
  const fonts = mixedFontsOf(pdf, text, font);
  return fonts && mixedText(text, fonts, font);
};

const chooseFont = (pdf: PdfDocument, font: 'regular' | 'bold', size: number): number =>
  pdf.font(font).fontSize(size).currentLineHeight(true);

/** Checks in the selected font. Breaking a text into lines takes far longer than measuring it. */
const fitsInOneLine = (pdf: PdfDocument, text: string, width: number): boolean =>
  !text.includes('\n') && pdf.widthOfString(text) <= width;

/** The height in points of a text drawn by `write`. */
export const heightOf = (pdf: PdfDocument, text: string, { size, font = 'regular', ...line }: Line): number => {
  const { width = innerWidth, lines = 2 } = line;
  const mixed = mixedOf(pdf, text, font);
  const count = mixed && breakMixed(pdf, mixed, size, width).length;
  const lineHeight = chooseFont(pdf, font, size);
  if (count !== null) return Math.min(count, lines) * lineHeight;
  if (fitsInOneLine(pdf, text, width)) return lineHeight;
  return Math.min(pdf.heightOfString(text, { width }), lineHeight * lines);
};

/** Writes a text and returns the y below it; never starts a new page. */
export const write = (pdf: PdfDocument, text: string, x: number, y: number, line: Line): number => {
  const { size, font = 'regular', color = ink.text, width = innerWidth, align = 'left', lines = 2 } = line;
  pdf.fillColor(color);
  const mixed = mixedOf(pdf, text, font);
  if (mixed) {
    const shown = firstLines(pdf, breakMixed(pdf, mixed, size, width), lines, { size, width, own: font });
    const lineHeight = chooseFont(pdf, font, size);
    drawMixed(pdf, shown, { x, y, size, width, align, lineHeight, own: font });
    return y + shown.length * lineHeight;
  }
  const lineHeight = chooseFont(pdf, font, size);
  if (align === 'left' && fitsInOneLine(pdf, text, width)) {
    pdf.text(text, x, y, { lineBreak: false });
    return y + lineHeight;
  }
  pdf.text(text, x, y, { width, align, height: lineHeight * lines + 1, ellipsis: true, lineGap: 0 });
  return y + heightOf(pdf, text, line);
};

/** Writes a text over as many pages as needed; returns the y below it on the last one. */
export const writeOverPages = (pdf: PdfDocument, text: string, x: number, y: number, line: Line): number => {
  const { size, font = 'regular', color = ink.text, width = innerWidth } = line;
  const mixed = mixedOf(pdf, text, font);
  const lineHeight = chooseFont(pdf, font, size);
  pdf.fillColor(color);
  if (!mixed) {
    pdf.text(text, x, y, { width });
    return pdf.y;
  }
  let top = y;
  for (const one of breakMixed(pdf, mixed, size, width)) {
    if (top + lineHeight > page.height - page.margin) {
      pdf.addPage();
      top = page.margin;
    }
    pdf.fillColor(color);
    drawMixed(pdf, [one], { x, y: top, size, width, align: 'left', lineHeight, own: font });
    top += lineHeight;
  }
  return top;
};

/** The width of a text in one line, in points. */
const widthOf = (pdf: PdfDocument, text: string, { size, font = 'regular' }: Line): number => {
  const mixed = mixedOf(pdf, text, font);
  if (mixed) return widthOfMixed(pdf, mixed, size);
  chooseFont(pdf, font, size);
  return pdf.widthOfString(text);
};

/** The largest size in whole points at which a text fits in one line; at least `min`. */
export const fittingSize = (
  pdf: PdfDocument,
  text: string,
  font: 'regular' | 'bold',
  max: number,
  min: number,
): number => {
  for (let size = max; size > min; size -= 1) {
    if (widthOf(pdf, text, { size, font }) <= innerWidth) return size;
  }
  return min;
};

/** Draws title, dates and place of the exhibition on the dark band; returns the y below it. */
export const drawExhibitionHead = (pdf: PdfDocument, { title, dates, venue, website }: ExhibitionHead): number => {
  const height = 118;
  pdf.rect(0, 0, page.width, height).fill(ink.band);
  pdf.rect(0, height, page.width, 4).fill(ink.accent);
  const white = '#ffffff';
  const left = innerWidth * 0.66;
  const right = { x: page.margin + left + 12, width: innerWidth - left - 12 };
  const big = { font: 'bold', color: white } as const;
  const below = write(pdf, title.rus, page.margin, 26, { ...big, size: 20, width: left });
  if (title.eng !== title.rus) write(pdf, title.eng, page.margin, below, { size: 11, color: white, width: left });
  let y = write(pdf, dates, right.x, 29, { ...big, size: 12, width: right.width, align: 'right' });
  for (const text of [venue?.rus, venue?.eng === venue?.rus ? null : venue?.eng, website]) {
    if (!text) continue;
    y = write(pdf, text, right.x, y + 2, { size: 9, color: white, width: right.width, align: 'right' });
  }
  return height + 4;
};

/** The exhibition in one language only. */
export const inOneLanguage = ({ title, venue, ...rest }: ExhibitionHead, locale: Locale): ExhibitionHead => {
  const alone = (text: BothTexts): BothTexts => {
    const one = byLanguage(text, locale) ?? '';
    return { rus: one, eng: one };
  };
  return { ...rest, title: alone(title), venue: venue && alone(venue) };
};

/** Both languages on one line. */
export const inOneLine = ({ rus, eng }: BothTexts): string => `${rus} / ${eng}`;

/** Draws a heading in both languages; returns the y below it. */
export const drawHeading = (pdf: PdfDocument, { rus, eng }: BothTexts, y: number): number => {
  const below = write(pdf, rus, page.margin, y, { size: 15, font: 'bold', lines: 1 });
  return write(pdf, eng, page.margin, below, { size: 10, color: ink.soft, lines: 1 });
};

/** Draws facts in two columns, label above value; returns the y below them. */
export const drawFacts = (pdf: PdfDocument, facts: readonly Fact[], y: number): number => {
  const gap = 18;
  const width = (innerWidth - gap) / 2;
  let top = y;
  for (let index = 0; index < facts.length; index += 2) {
    const bottoms = facts.slice(index, index + 2).map(({ label, value }, column) => {
      const x = page.margin + column * (width + gap);
      const below = write(pdf, inOneLine(label), x, top, { size: 8, color: ink.soft, width, lines: 1 });
      return write(pdf, value || '—', x, below + 1, { size: 12, width, lines: 3 });
    });
    top = Math.max(...bottoms) + 9;
  }
  return top;
};

/** Draws a thin line over the whole width. */
export const drawRule = (pdf: PdfDocument, y: number): void => {
  pdf
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.75)
    .strokeColor(ink.line)
    .stroke();
};
