import {
  packageByteLimit,
  packageRowLimit,
  type PackageFacts,
  type PackageReading,
  type SheetRow,
} from '@fairfront/shared-kit/domain/passes';

/** A package file as it was sent. */
export interface PackageFile {
  bytes: Uint8Array;
  /** Which sheet of a workbook, from 0; the first one that is not hidden unless said otherwise. */
  sheet?: number | undefined;
  /** How the person wants a text table to be read. */
  reading?: PackageReading | undefined;
}

/** A cell to be changed in a workbook: row as the office program counts, column from 0. */
export interface CellMark {
  row: number;
  column: number;
  /** What it says beside the cell; null paints nothing. */
  mark: { tone: 'danger' | 'warning'; text: string } | null;
  /** What it holds instead; undefined leaves it. */
  value?: string;
}

/** What a package file holds: the heading row and the filled rows below it. */
export interface PackageSheet {
  headings: string[];
  /** Where they stand, as the office program counts. */
  headingRow: number;
  rows: SheetRow[];
  facts: PackageFacts;
}

/** A sheet of a workbook that the person can choose. */
export interface SheetName {
  /** From 0, hidden ones counted. */
  index: number;
  name: string;
}

/** What a package file holds before anybody says where its list is. */
export interface PackageOverview extends PackageSheet {
  sheet: number;
  /** None for a text table. */
  sheets: SheetName[];
}

/** Limits of a package file (PASS-186); columns and characters are what an honest one stays far below. */
export const packageLimits = {
  bytes: packageByteLimit,
  rows: packageRowLimit,
  columns: 50,
  cellCharacters: 2000,
  /** The last row that an office program has. */
  lastRow: 1_048_576,
  /** Rows with the empty ones, which an office program may have formatted by the thousand. */
  scannedRows: 4 * packageRowLimit,
  /** Cells of the rectangle that a workbook spans, since editing it takes memory for all of them. */
  span: 2_000_000,
  /** Merged cells of a sheet: several in every row of a long list. */
  merges: 4 * packageRowLimit,
  /** Characters of all cells: one shared text can stand in every cell, so that a small file holds gigabytes. */
  characters: 6_000_000,
  /** A file that takes longer to read is none of ours. */
  milliseconds: 5000,
} as const;

const unreadableCodes = ['blank_invalid', 'upload_failed', 'file_too_complex'] as const;
export type UnreadableCode = (typeof unreadableCodes)[number];

/** Whether a code that came from a thread is one of an unreadable file. */
export const isUnreadableCode = (code: string | undefined): code is UnreadableCode =>
  unreadableCodes.some((one) => one === code);

/**
 * Why a file cannot be read: `blank_invalid` for its content, `upload_failed` for its size or state, `file_too_complex` for what
 * reading it would take (PASS-254, PASS-255, PASS-320).
 */
export class UnreadablePackage extends Error {
  constructor(readonly code: UnreadableCode) {
    super(code);
    this.name = 'UnreadablePackage';
  }
}
