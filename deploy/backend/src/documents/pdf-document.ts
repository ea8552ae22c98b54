import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { useKeptFonts } from './kept-fonts';
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
 * @param isNumbered pages are kept until the end, so that each can say how many there are
 */
export const newPdfDocument = (
  title: string,
  { locale = 'ru', isNumbered = false }: { locale?: 'ru' | 'en'; isNumbered?: boolean } = {},
): PdfDocument => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: page.margin,
    autoFirstPage: false,
    bufferPages: isNumbered,
    lang: locale === 'ru' ? 'ru-RU' : 'en',
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
  /** Lines that the text may take; the rest ends in an ellipsis. */
  lines?: number;
}

/** The height in points that `write` takes for a text. */
export const heightOf = (pdf: PdfDocument, text: string, { size, font = 'regular', ...line }: Line): number => {
  const { width = innerWidth, lines = 2 } = line;
  pdf.font(font).fontSize(size);
  return Math.min(pdf.heightOfString(text || ' ', { width }), pdf.currentLineHeight(true) * lines);
};

/** Writes a text and returns the y below it; never starts a new page by itself. */
export const write = (pdf: PdfDocument, text: string, x: number, y: number, line: Line): number => {
  const { size, font = 'regular', color = ink.text, width = innerWidth, align = 'left', lines = 2 } = line;
  pdf.font(font).fontSize(size).fillColor(color);
  const height = pdf.currentLineHeight(true) * lines + 1;
  pdf.text(text, x, y, { width, align, height, ellipsis: true, lineGap: 0 });
  return y + heightOf(pdf, text, line);
};

/** The largest size, in whole points, at which a text fits in one line; not below `min`. */
export const fittingSize = (
  pdf: PdfDocument,
  text: string,
  font: 'regular' | 'bold',
  max: number,
  min: number,
): number => {
  pdf.font(font);
  for (let size = max; size > min; size -= 1) {
    if (pdf.fontSize(size).widthOfString(text) <= innerWidth) return size;
  }
  return min;
};

/** Title, dates and place of the exhibition on the dark band; returns the y below it. */
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
export const inOneLanguage = ({ title, venue, ...rest }: ExhibitionHead, locale: 'ru' | 'en'): ExhibitionHead => {
  const key = locale === 'ru' ? 'rus' : 'eng';
  return {
    ...rest,
    title: { rus: title[key], eng: title[key] },
    venue: venue && { rus: venue[key], eng: venue[key] },
  };
};

/** Both languages on one line. */
export const inOneLine = ({ rus, eng }: BothTexts): string => `${rus} / ${eng}`;

/** A heading in both languages; returns the y below it. */
export const drawHeading = (pdf: PdfDocument, { rus, eng }: BothTexts, y: number): number => {
  const below = write(pdf, rus, page.margin, y, { size: 15, font: 'bold', lines: 1 });
  return write(pdf, eng, page.margin, below, { size: 10, color: ink.soft, lines: 1 });
};

/** Facts in two columns, label above value; returns the y below them. */
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

/** A thin line over the whole width. */
export const drawRule = (pdf: PdfDocument, y: number): void => {
  pdf
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.75)
    .strokeColor(ink.line)
    .stroke();
};
