import {
  drawExhibitionHead,
  heightOf,
  ink,
  inOneLanguage,
  innerWidth,
  page,
  write,
  type PdfDocument,
} from '../../../../platform/documents/pdf-document';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { ExhibitionHead } from '../../../../platform/documents/sheets';

/** Rubric trees in one language, each section with a title on its own pages. */
export interface RubricsSheet {
  locale: Locale;
  exhibition: ExhibitionHead;
  heading: string;
  /** Rows from top to bottom; `level` starts at 0. */
  sections: { title: string | null; rows: { level: number; text: string }[] }[];
}

declare module '../../../../platform/documents/sheets' {
  interface DocumentKinds {
    rubrics: { sheet: RubricsSheet };
  }
}

const columns = 2;
const gap = 22;
const columnWidth = (innerWidth - (columns - 1) * gap) / columns;
/** Indent of each level in points. */
const indent = 9;
const bottom = page.height - page.margin - 14;
/** A first-level branch only starts on a page with room for some of its rubrics. */
const roomOfBranch = 48;
/** Rows that are drawn before yielding to other work of the thread. */
const chunkSize = 250;

interface Place {
  top: number;
  column: number;
  y: number;
  pages: number;
}

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
  if (place.column < columns - 1) {
    place.column += 1;
    place.y = place.top;
  } else {
    addPage(pdf, place, page.margin);
  }
};

const drawRow = (
  pdf: PdfDocument,
  place: Place,
  { level, text }: RubricsSheet['sections'][number]['rows'][number],
): void => {
  const isBranch = level === 0;
  const style = { size: isBranch ? 10 : 8.5, font: isBranch ? 'bold' : 'regular' } as const;
  const width = columnWidth - level * indent;
  const height = heightOf(pdf, text, { ...style, width, lines: 20 });
  if (isBranch && place.y > place.top) place.y += 6;
  makeRoom(pdf, place, isBranch ? height + roomOfBranch : height);
  const x = page.margin + place.column * (columnWidth + gap) + level * indent;
  if (isBranch) pdf.outline.addItem(text);
  write(pdf, text, x, place.y, { ...style, width, lines: 20 });
  place.y += height + 1.5;
};

/** A rubric tree: two columns, levels by indent, branches as bookmarks. Drawn in steps. */
export const rubricPages = ({
  locale,
  exhibition,
  heading,
  sections,
}: RubricsSheet): ((pdf: PdfDocument) => void)[] => {
  const place: Place = { top: page.margin, column: 0, y: page.margin, pages: 0 };
  const first = (pdf: PdfDocument) => {
    addPage(pdf, place, page.margin);
    const below = drawExhibitionHead(pdf, inOneLanguage(exhibition, locale)) + 18;
    place.top = write(pdf, heading, page.margin, below, { size: 15, font: 'bold' }) + 10;
    place.y = place.top;
  };
  const steps = sections.flatMap(({ title, rows }) => [
    (pdf: PdfDocument) => {
      if (title === null) return;
      addPage(pdf, place, page.margin);
      place.top = write(pdf, title, page.margin, page.margin, { size: 13, font: 'bold' }) + 10;
      place.y = place.top;
    },
    ...Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) => (pdf: PdfDocument) => {
      for (const row of rows.slice(index * chunkSize, (index + 1) * chunkSize)) drawRow(pdf, place, row);
    }),
  ]);
  return [first, ...steps];
};
