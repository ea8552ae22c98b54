import type { Locale } from '@fairfront/shared-kit/domain/common';
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

/** A personal pass. */
export interface PersonalPassSheet {
  exhibition: ExhibitionHead;
  kind: BothTexts;
  passId: number;
  lastname: string;
  /** First and middle name. */
  names: string;
  company: string;
  /** Stand titles, with their pavilions if any. */
  stands: string[];
  labels: { passId: BothTexts; stands: BothTexts };
  code: string;
}

/** A row in a table of facts: both labels, one value. */
export interface Fact {
  label: BothTexts;
  value: string;
}

/** A car pass. */
export interface CarPassSheet {
  exhibition: ExhibitionHead;
  heading: BothTexts;
  passId: number;
  carNumber: string;
  carType: BothTexts;
  facts: Fact[];
  code: string;
}

/** The cargo form D03. */
export interface CargoFormSheet {
  exhibition: ExhibitionHead;
  heading: BothTexts;
  facts: Fact[];
  head: { title: BothTexts; quantity: BothTexts };
  cargos: { title: string; quantity: number }[];
  /** The signatories, below each line. */
  signatures: BothTexts[];
}

/** An invoice, an act or a contract. */
export interface AccountingSheet {
  exhibition: ExhibitionHead;
  heading: BothTexts;
  facts: Fact[];
  head: { title: BothTexts; quantity: BothTexts; amount: BothTexts };
  lines: { title: string; quantity: string; amount: string }[];
  total: { label: BothTexts; amount: string };
}

/** Priced lines in one language: an order or a cart of additional services. */
export interface OrderSheet {
  locale: Locale;
  exhibition: ExhibitionHead;
  heading: string;
  facts: { name: string; value: string }[];
  head: { title: string; quantity: string; price: string; amount: string };
  /** `notes` are below the name: contractor, dates, comment. */
  lines: { title: string; notes: string[]; quantity: string; price: string; amount: string }[];
  totals: { name: string; value: string }[];
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

/** Rubric trees in one language, each section with a title on its own pages. */
export interface RubricsSheet {
  locale: Locale;
  exhibition: ExhibitionHead;
  heading: string;
  /** Rows from top to bottom; `level` starts at 0. */
  sections: { title: string | null; rows: { level: number; text: string }[] }[];
}

/** Entries of a catalogue in one language and in printing order, for proofreading. */
export interface CatalogueProofSheet {
  locale: Locale;
  exhibition: ExhibitionHead;
  heading: string;
  /** `heading` is the letter or the rubric; `remark` says why an entry is not final. */
  entries: { heading: string; name: string; lines: string[]; description: string; remark: string }[];
}

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

/** The data stored about a person, in one language. */
export interface PersonalDataSheet {
  locale: Locale;
  heading: string;
  /** Below the heading: the time of creation. */
  lead: string;
  facts: { name: string; value: string }[];
  parts: { title: string; lines: string[] }[];
}

export type DocumentJob =
  | { kind: 'personal-data'; title: string; sheet: PersonalDataSheet }
  | { kind: 'catalogue-order'; title: string; sheet: CatalogueOrderSheet }
  | { kind: 'rubrics'; title: string; sheet: RubricsSheet }
  | { kind: 'catalogue-proof'; title: string; sheet: CatalogueProofSheet }
  | { kind: 'table'; title: string; sheet: TableSheet }
  | { kind: 'order'; title: string; sheet: OrderSheet }
  | { kind: 'personal-passes'; title: string; sheets: PersonalPassSheet[] }
  | { kind: 'car-pass'; title: string; sheet: CarPassSheet }
  | { kind: 'cargo-form'; title: string; sheet: CargoFormSheet }
  | { kind: 'accounting'; title: string; sheet: AccountingSheet };
