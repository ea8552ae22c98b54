import type { Locale } from '@fairfront/shared-kit/domain/common';
import { heightOf, write, type PdfDocument } from '../../../../platform/documents/pdf-document';
import type { ExhibitionHead } from '../../../../platform/documents/sheets';
import { columnWidth, TwoColumns } from '../../../../platform/documents/two-columns';

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

/** Indent of each level in points. */
const indent = 9;
/** A first-level branch only starts on a page with room for some of its rubrics. */
const roomOfBranch = 48;
/** Rows that are drawn before yielding to other work of the thread. */
const chunkSize = 250;

const drawRow = (
  pdf: PdfDocument,
  place: TwoColumns,
  { level, text }: RubricsSheet['sections'][number]['rows'][number],
): void => {
  const isBranch = level === 0;
  const style = { size: isBranch ? 10 : 8.5, font: isBranch ? 'bold' : 'regular' } as const;
  const width = columnWidth - level * indent;
  const height = heightOf(pdf, text, { ...style, width, lines: 20 });
  if (isBranch && !place.isAtTop) place.y += 6;
  place.makeRoom(pdf, isBranch ? height + roomOfBranch : height);
  if (isBranch) pdf.outline.addItem(text);
  write(pdf, text, place.x + level * indent, place.y, { ...style, width, lines: 20 });
  place.y += height + 1.5;
};

/** A rubric tree: two columns, levels by indent, branches as bookmarks. Drawn in steps. */
export const rubricPages = ({ sections, ...head }: RubricsSheet): ((pdf: PdfDocument) => void)[] => {
  const place = new TwoColumns();
  const steps = sections.flatMap(({ title, rows }) => [
    (pdf: PdfDocument) => {
      if (title !== null) place.addTitledPage(pdf, title);
    },
    ...Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) => (pdf: PdfDocument) => {
      for (const row of rows.slice(index * chunkSize, (index + 1) * chunkSize)) drawRow(pdf, place, row);
    }),
  ]);
  return [(pdf) => place.begin(pdf, head), ...steps];
};
