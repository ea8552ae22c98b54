import type { Locale } from '@fairfront/shared-kit/domain/common';
import { heightOf, ink, write, type PdfDocument } from '../../../platform/documents/pdf-document';
import type { ExhibitionHead } from '../../../platform/documents/sheets';
import { columnHeight, columnWidth, TwoColumns } from '../../../platform/documents/two-columns';

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

/** An entry that is longer than a column is cut at its end. */
const anyLines = Math.floor(columnHeight / 12);
/** Entries that are drawn before yielding to other work of the thread. */
const chunkSize = 100;

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

const drawHeading = (pdf: PdfDocument, place: TwoColumns, heading: string): void => {
  const style = { size: 12, font: 'bold', width: columnWidth, lines: 3 } as const;
  const height = heightOf(pdf, heading, style);
  if (!place.isAtTop) place.y += 8;
  // a heading does not stand alone at the end of a column
  place.makeRoom(pdf, height + 60);
  pdf.outline.addItem(heading);
  place.y = write(pdf, heading, place.x, place.y, style) + 4;
};

const drawEntry = (pdf: PdfDocument, place: TwoColumns, entry: Entry): void => {
  const parts = partsOf(entry);
  const heights = parts.map((part) => heightOf(pdf, part.text, styleOf(part)) + part.above);
  const height = heights.reduce((sum, one) => sum + one, 0);
  place.makeRoom(pdf, Math.min(height, columnHeight));
  for (const [index, part] of parts.entries()) {
    place.makeRoom(pdf, Math.min(heights[index] ?? 0, columnHeight));
    place.y = write(pdf, part.text, place.x, place.y + part.above, styleOf(part));
  }
  place.y += 7;
};

/** The entries of a catalogue in two columns, with letters or rubrics as headings and bookmarks. Drawn in steps. */
export const catalogueProofPages = ({ entries, ...head }: CatalogueProofSheet): ((pdf: PdfDocument) => void)[] => {
  const place = new TwoColumns();
  let current = '';
  const steps = Array.from({ length: Math.ceil(entries.length / chunkSize) }, (_, index) => (pdf: PdfDocument) => {
    for (const entry of entries.slice(index * chunkSize, (index + 1) * chunkSize)) {
      if (entry.heading !== '' && entry.heading !== current) drawHeading(pdf, place, entry.heading);
      current = entry.heading;
      drawEntry(pdf, place, entry);
    }
  });
  return [(pdf) => place.begin(pdf, head), ...steps];
};
