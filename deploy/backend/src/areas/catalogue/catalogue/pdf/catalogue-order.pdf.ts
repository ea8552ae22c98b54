import {
  drawExhibitionHead,
  drawRule,
  heightOf,
  ink,
  inOneLanguage,
  innerWidth,
  page,
  write,
  writeOverPages,
  type PdfDocument,
} from '../../../../platform/documents/pdf-document';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { ExhibitionHead } from '../../../../platform/documents/sheets';

/** A catalogue order in one language, for signing. */
export interface CatalogueOrderSheet {
  locale: Locale;
  exhibition: ExhibitionHead;
  heading: string;
  facts: { name: string; value: string }[];
  /** As in the preview: facts first, then entries with notes below each. */
  sections: {
    title: string;
    facts: { name: string; value: string }[];
    entries: { text: string; notes: string[] }[];
  }[];
  prices: {
    title: string;
    /** The five numbers of a line: charged, free, price, amount without and with VAT. */
    head: { title: string; cells: string[] };
    lines: { title: string; cells: string[] }[];
    totals: { name: string; value: string; isMain: boolean }[];
  };
  /** `fields` are below the lines, to be filled in. */
  signature: { words: string; fields: string[]; stamp: string };
  /** Footer of every page, with `{page}` and `{pages}`. */
  footer: string;
}

declare module '../../../../platform/documents/sheets' {
  interface DocumentKinds {
    'catalogue-order': { sheet: CatalogueOrderSheet };
  }
}

const bottom = page.height - page.margin - 20;
/** Widths of the numeric columns of a priced line, from left to right. */
const cellWidths = [52, 60, 82, 86, 86] as const;
const titleWidth = innerWidth - cellWidths.reduce((sum, width) => sum + width, 0) - 10;
const cellPadding = 6;
const nameWidth = 150;
const signatureHeight = 140;
/** Entries of a section that are drawn before yielding to other work of the thread. */
const chunkSize = 200;
/** No line limit: a text may continue over pages. */
const anyLines = 1000;

type Draw = (pdf: PdfDocument) => void;
interface Place {
  y: number;
}

const makeRoom = (pdf: PdfDocument, place: Place, height: number): void => {
  if (place.y + height <= bottom) return;
  pdf.addPage();
  place.y = page.margin;
};

/** Draws a text over as many pages as needed. */
const flow = (pdf: PdfDocument, place: Place, text: string, { x, size, color = ink.text }: FlowStyle): void => {
  const width = page.width - page.margin - x;
  const style = { size, color, width, lines: anyLines };
  makeRoom(pdf, place, heightOf(pdf, ' ', style));
  if (place.y + heightOf(pdf, text, style) <= bottom) place.y = write(pdf, text, x, place.y, style);
  else place.y = writeOverPages(pdf, text, x, place.y, style);
};
interface FlowStyle {
  x: number;
  size: number;
  color?: string;
}

const drawFact = (pdf: PdfDocument, place: Place, { name, value }: { name: string; value: string }): void => {
  makeRoom(pdf, place, 26);
  write(pdf, name, page.margin, place.y, { size: 9, color: ink.soft, width: nameWidth, lines: 2 });
  flow(pdf, place, value, { x: page.margin + nameWidth + 8, size: 9.5 });
  place.y += 3;
};

const drawTitle = (pdf: PdfDocument, place: Place, title: string): void => {
  makeRoom(pdf, place, 70);
  place.y += 10;
  place.y = write(pdf, title, page.margin, place.y, { size: 12, font: 'bold', lines: 1 }) + 5;
};

const drawEntry = (pdf: PdfDocument, place: Place, { text, notes }: { text: string; notes: string[] }): void => {
  const style = { size: 9.5, lines: 8 };
  makeRoom(pdf, place, heightOf(pdf, text, style));
  place.y = write(pdf, text, page.margin, place.y, style);
  for (const note of notes) flow(pdf, place, note, { x: page.margin + 12, size: 8.5, color: ink.soft });
  place.y += 3;
};

const sectionDraws = (place: Place, section: CatalogueOrderSheet['sections'][number]): Draw[] => [
  (pdf) => {
    drawTitle(pdf, place, section.title);
    for (const fact of section.facts) drawFact(pdf, place, fact);
  },
  ...Array.from({ length: Math.ceil(section.entries.length / chunkSize) }, (_, index): Draw => (pdf) => {
    for (const entry of section.entries.slice(index * chunkSize, (index + 1) * chunkSize)) drawEntry(pdf, place, entry);
  }),
  (pdf) => drawRule(pdf, place.y + 2),
];

const writeCells = (
  pdf: PdfDocument,
  cells: readonly string[],
  y: number,
  style: { size: number; color?: string },
): number =>
  Math.max(
    ...cells.map((cell, index) => {
      const right = cellWidths.slice(index + 1).reduce((sum, width) => sum + width, 0);
      const width = (cellWidths[index] ?? 0) - cellPadding;
      const x = page.width - page.margin - right - width;
      return write(pdf, cell, x, y, { ...style, width, align: 'right', lines: 3 });
    }),
  );

const drawHead = (pdf: PdfDocument, place: Place, { title, cells }: CatalogueOrderSheet['prices']['head']): void => {
  const style = { size: 8, color: ink.soft };
  write(pdf, title, page.margin, place.y, { ...style, width: titleWidth, lines: 1 });
  place.y = writeCells(pdf, cells, place.y, style) + 3;
  drawRule(pdf, place.y);
  place.y += 5;
};

const drawPrices = (
  pdf: PdfDocument,
  place: Place,
  { title, head, lines, totals }: CatalogueOrderSheet['prices'],
): void => {
  drawTitle(pdf, place, title);
  drawHead(pdf, place, head);
  for (const line of lines) {
    const titleStyle = { size: 9.5, width: titleWidth, lines: 8 };
    const height = Math.max(heightOf(pdf, line.title, titleStyle), 28);
    if (place.y + height > bottom) {
      pdf.addPage();
      place.y = page.margin;
      drawHead(pdf, place, head);
    }
    const below = write(pdf, line.title, page.margin, place.y, titleStyle);
    place.y = Math.max(below, writeCells(pdf, line.cells, place.y, { size: 9 })) + 3;
    drawRule(pdf, place.y);
    place.y += 4;
  }
  // totals and signature are on one page
  makeRoom(pdf, place, 18 * totals.length + signatureHeight);
  for (const { name, value, isMain } of totals) {
    const style = isMain ? ({ size: 12, font: 'bold' } as const) : { size: 10, color: ink.soft };
    write(pdf, name, page.margin, place.y + 3, { ...style, lines: 1, width: innerWidth - 180 });
    place.y = write(pdf, value, page.width - page.margin - 180 + cellPadding, place.y + 3, {
      ...style,
      width: 180 - cellPadding,
      align: 'right',
      lines: 1,
    });
  }
};

/** Draws signature lines, never separated from their text. */
const drawSignature = (
  pdf: PdfDocument,
  place: Place,
  { words, fields, stamp }: CatalogueOrderSheet['signature'],
): void => {
  makeRoom(pdf, place, signatureHeight);
  place.y += 22;
  place.y = write(pdf, words, page.margin, place.y, { size: 9.5, lines: 6 }) + 34;
  const gap = 14;
  const width = (innerWidth - gap * (fields.length - 1)) / fields.length;
  for (const [index, field] of fields.entries()) {
    const x = page.margin + index * (width + gap);
    pdf
      .moveTo(x, place.y)
      .lineTo(x + width, place.y)
      .lineWidth(0.75)
      .strokeColor(ink.text)
      .stroke();
    write(pdf, field, x, place.y + 3, { size: 8, color: ink.soft, width, align: 'center', lines: 1 });
  }
  place.y = write(pdf, stamp, page.margin, place.y + 34, { size: 10, color: ink.soft, lines: 1 });
};

/** Numbers the pages with the order, because they are signed together. */
const numberPages = (pdf: PdfDocument, footer: CatalogueOrderSheet['footer']): void => {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const text = footer.replace('{page}', String(index + 1)).replace('{pages}', String(count));
    pdf.font('regular').fontSize(8).fillColor(ink.soft);
    const x = page.width - page.margin - pdf.widthOfString(text);
    pdf.text(text, x, page.height - page.margin, { lineBreak: false });
  }
};

/** The printed catalogue order: its content, cost, signature and stamp. */
export const catalogueOrderPages = (sheet: CatalogueOrderSheet): Draw[] => {
  const place: Place = { y: page.margin };
  return [
    (pdf) => {
      pdf.addPage();
      place.y = drawExhibitionHead(pdf, inOneLanguage(sheet.exhibition, sheet.locale)) + 20;
      place.y = write(pdf, sheet.heading, page.margin, place.y, { size: 15, font: 'bold' }) + 8;
      for (const fact of sheet.facts) drawFact(pdf, place, fact);
    },
    ...sheet.sections.flatMap((section) => sectionDraws(place, section)),
    (pdf) => drawPrices(pdf, place, sheet.prices),
    (pdf) => drawSignature(pdf, place, sheet.signature),
    (pdf) => numberPages(pdf, sheet.footer),
  ];
};
