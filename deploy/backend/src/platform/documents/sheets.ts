/** Contents of the documents: everything is formatted already, so that drawing needs no rules and no database. */

/** A text with its English translation in small print. */
export interface BothTexts {
  rus: string;
  eng: string;
}

/** Head of every sheet: exhibition, dates and place. */
export interface ExhibitionHead {
  title: BothTexts;
  /** "18.05.2026 – 21.05.2026" */
  dates: string;
  venue: BothTexts | null;
  website: string | null;
}

/** A row in a table of facts: both labels, one value. */
export interface Fact {
  label: BothTexts;
  value: string;
}

/** A table cell: a text, which never becomes a formula, or a number with its display format. */
export type TableCell = string | { number: number; format: string } | null;

/** A workbook with one table: heading, lines, totals. */
export interface TableSheet {
  /** Name of the sheet, at most 31 characters. */
  name: string;
  heading: string;
  facts: { name: string; value: string }[];
  /** `width` in characters. */
  columns: { title: string; width: number }[];
  rows: TableCell[][];
  /** Below the lines, with the values in this column. */
  totals: { column: number; entries: { name: string; value: TableCell }[] };
}

/**
 * Documents by kind: what each is drawn from. An area adds its own by `declare module`, and `entry/documents.worker.ts`
 * draws it.
 */
export interface DocumentKinds {
  table: { sheet: TableSheet };
}
export type DocumentKind = keyof DocumentKinds;

interface JobOptions {
  title: string;
  /** Its pages are numbered at the end, when their number is known. */
  isNumbered?: boolean;
}

/** A document to draw. */
export type JobOf<Kind extends DocumentKind> = JobOptions & { kind: Kind } & DocumentKinds[Kind];
export type DocumentJob = { [Kind in DocumentKind]: JobOf<Kind> }[DocumentKind];
