import {
  drawExhibitionHead,
  heightOf,
  ink,
  inOneLanguage,
  innerWidth,
  page,
  write,
  type PdfDocument,
} from '../../../platform/documents/pdf-document';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { ExhibitionHead } from '../../../platform/documents/sheets';

/** Entries of a catalogue in one language and in printing order, for proofreading. */
export interface CatalogueProofSheet {
  locale: Locale;
  exhibition: ExhibitionHead;
  heading: string;
  /** `heading` is the letter or the rubric; `remark` says why an entry is not final. */
  entries: { heading: string; name: string; lines: string[]; description: string; remark: string }[];
}

declare module '../../../platform/documents/sheets' {
  interface DocumentKinds {
    'catalogue-proof': { sheet: CatalogueProofSheet };
  }
}

type Entry = CatalogueProofSheet['entries'][number];

const gap = 22;
const columnWidth = (innerWidth - gap) / 2;
const bottom = page.height - page.margin - 14;
const columnHeight = bottom - page.margin;
/** An entry that is longer than a column is cut at its end. */
const anyLines = Math.floor(columnHeight / 12);
/** Entries that are drawn before yielding to other work of the thread. */
const chunkSize = 100;

interface Place {
  top: number;
  column: number;
  y: number;
  pages: number;
}

interface Part {
  text: string;
  size: number;
  font: 'regular' | 'bold';
  color: string;
  /** Points above it. */
  above: number;
}

const partsOf = ({ name, lines, description, remark }: Entry): Part[] =>
  (
    [
      { text: name, size: 10, font: 'bold', color: ink.text, above: 0 },
      { text: lines.join(', '), size: 8.5, font: 'regular', color: ink.text, above: 1 },
      { text: description, size: 8.5, font: 'regular', color: ink.soft, above: 2 },
      { text: remark, size: 8, font: 'bold', color: ink.band, above: 2 },
    ] satisfies Part[]
  ).filter(({ text }) => text !== '');

const styleOf = ({ size, font, color }: Part) => ({ size, font, color, width: columnWidth, lines: anyLines });

const addPage = (pdf: PdfDocument, place: Place, top: number): void => {
  pdf.addPage();
  place.pages += 1;
  Object.assign(place, { top, column: 0, y: top });
  const number = String(place.pages);
  pdf.font('regular').fontSize(8).fillColor(ink.soft);
  const x = page.width - page.margin - pdf.widthOfString(number);
  pdf.text(number, x, page.height - page.margin, { lineBreak: false });
};

const makeRoom = (pdf: PdfDocument, place: Place, height: number): void => {
  if (place.y + height <= bottom) return;
  if (place.column === 0) Object.assign(place, { column: 1, y: place.top });
  else addPage(pdf, place, page.margin);
};

const drawHeading = (pdf: PdfDocument, place: Place, heading: string): void => {
  const style = { size: 12, font: 'bold', width: columnWidth, lines: 3 } as const;
  const height = heightOf(pdf, heading, style);
  if (place.y > place.top) place.y += 8;
  // a heading does not stand alone at the end of a column
  makeRoom(pdf, place, height + 60);
  const x = page.margin + place.column * (columnWidth + gap);
  pdf.outline.addItem(heading);
  place.y = write(pdf, heading, x, place.y, style) + 4;
};

const drawEntry = (pdf: PdfDocument, place: Place, entry: Entry): void => {
  const parts = partsOf(entry);
  const heights = parts.map((part) => heightOf(pdf, part.text, styleOf(part)) + part.above);
  makeRoom(
    pdf,
    place,
    Math.min(
      heights.reduce((sum, height) => sum + height, 0),
      columnHeight,
    ),
  );
  for (const [index, part] of parts.entries()) {
    makeRoom(pdf, place, Math.min(heights[index] ?? 0, columnHeight));
    const x = page.margin + place.column * (columnWidth + gap);
    place.y = write(pdf, part.text, x, place.y + part.above, styleOf(part));
  }
  place.y += 7;
};

/** The entries of a catalogue in two columns, with letters or rubrics as headings and bookmarks. Drawn in steps. */
export const catalogueProofPages = ({
  locale,
  exhibition,
  heading,
  entries,
}: CatalogueProofSheet): ((pdf: PdfDocument) => void)[] => {
  const place: Place = { top: page.margin, column: 0, y: page.margin, pages: 0 };
  let current = '';
  const first = (pdf: PdfDocument) => {
    addPage(pdf, place, page.margin);
    const below = drawExhibitionHead(pdf, inOneLanguage(exhibition, locale)) + 18;
    place.top = write(pdf, heading, page.margin, below, { size: 15, font: 'bold' }) + 10;
    place.y = place.top;
  };
  const steps = Array.from({ length: Math.ceil(entries.length / chunkSize) }, (_, index) => (pdf: PdfDocument) => {
    for (const entry of entries.slice(index * chunkSize, (index + 1) * chunkSize)) {
      if (entry.heading !== '' && entry.heading !== current) drawHeading(pdf, place, entry.heading);
      current = entry.heading;
      drawEntry(pdf, place, entry);
    }
  });
  return [first, ...steps];
};
