import {
  packageByteLimit,
  packageRowLimit,
  type PackageFacts,
  type PackageReading,
  type SheetRow,
} from '@fairfront/shared-kit/domain/passes';
import type { ArchiveLimits } from '../../../platform/documents/archive-check';

/** An uploaded package file. */
export interface PackageFile {
  bytes: Uint8Array;
  /** The sheet of a workbook, from 0; by default the first visible one. */
  sheet?: number | undefined;
  /** How the user wants a text table to be read. */
  reading?: PackageReading | undefined;
}

/** A cell to change in a workbook: row as in office programs, column from 0. */
export interface CellMark {
  row: number;
  column: number;
  /** The comment on the cell; null highlights nothing. */
  mark: { tone: 'danger' | 'warning'; text: string } | null;
  /** Its new value; undefined keeps it. */
  value?: string;
}

/** The content of a package file: the heading row and the filled rows below it. */
export interface PackageSheet {
  headings: string[];
  /** Their row numbers, as in office programs. */
  headingRow: number;
  rows: SheetRow[];
  facts: PackageFacts;
}

/** A selectable sheet of a workbook. */
export interface SheetName {
  /** From 0, including hidden ones. */
  index: number;
  name: string;
}

/** The content of a package file before its list is located. */
export interface PackageOverview extends PackageSheet {
  sheet: number;
  /** None for a text table. */
  sheets: SheetName[];
}

/** Limits of a package file; columns and characters are far above an honest one. */
export const packageLimits = {
  bytes: packageByteLimit,
  rows: packageRowLimit,
  columns: 50,
  cellCharacters: 2000,
  /** The maximum row number in office programs. */
  lastRow: 1_048_576,
  /** Rows including empty ones, thousands of which an office program may have formatted. */
  scannedRows: 4 * packageRowLimit,
  /** Cells of the rectangle that a workbook spans, because editing it needs memory for all of them. */
  span: 2_000_000,
  /** Merged cells of a sheet: several in every row of a long list. */
  merges: 4 * packageRowLimit,
  /** Characters of all cells: every cell may reference one shared string, so a small file can expand to gigabytes. */
  characters: 6_000_000,
  /** An honest file never takes longer to read. */
  milliseconds: 5000,
} as const;

/** Far above an honest workbook of 5,000 rows. */
export const packageArchive: ArchiveLimits = {
  entries: 200,
  bytes: 24 * 1024 * 1024,
  sheetMarkup: 2_000_000,
  otherMarkup: 400_000,
  otherBytes: 8 * 1024 * 1024,
};

declare module '../../../platform/documents/thread-messages' {
  interface Readings {
    /** The rows of a package file. */
    package: { of: PackageFile; result: PackageSheet };
    /** A package file with its sheets, before its list is located. */
    'package-overview': { of: PackageFile; result: PackageOverview };
    /** The package file as a workbook with some cells highlighted and explained. */
    'marked-package': { of: { file: PackageFile; marks: CellMark[] }; result: Uint8Array };
  }
}
