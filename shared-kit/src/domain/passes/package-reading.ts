import { tableDelimiters, tableEncodings, type TableDelimiter, type TableEncoding } from '../common';
import { packageFields, type PackageColumns, type PackageField } from './package-rows';

/** How the user wants a text table to be read; absent values are detected. */
export interface PackageReading {
  encoding?: TableEncoding;
  delimiter?: TableDelimiter;
}

/** A cell of a sheet: row as in office programs, column from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

/** How a file was read, and properties that its values alone do not show. */
export interface PackageFacts {
  /** Null for a workbook. */
  encoding: TableEncoding | null;
  /** Null for a workbook. */
  delimiter: TableDelimiter | null;
  /** Filled rows that are hidden or filtered out in the sheet. */
  hidden_rows: number[];
  /** Hidden columns of the sheet, from 0. */
  hidden_columns: number[];
  /** Formulas without a stored value, or with an error value. */
  formulas: CellPlace[];
  /** Rows with an unpaired quotation mark, which was read literally. */
  stray_quotes: number[];
}

/** The facts of a file without anything to report. */
export const plainFacts = (): PackageFacts => ({
  encoding: null,
  delimiter: null,
  hidden_rows: [],
  hidden_columns: [],
  formulas: [],
  stray_quotes: [],
});

/** Keys of the fields that contain a formula without a value, `rows.{n}.{field}`. */
export const formulaKeys = (formulas: readonly CellPlace[], columns: PackageColumns): ReadonlySet<string> =>
  new Set(
    formulas.flatMap(({ row, column }) =>
      packageFields.filter((field) => columns[field] === column).map((field) => `rows.${row}.${field}`),
    ),
  );

/** Fields whose column is hidden in the sheet. */
export const hiddenFields = ({ hidden_columns }: PackageFacts, columns: PackageColumns): PackageField[] =>
  packageFields.filter((field) => hidden_columns.includes(columns[field] ?? -1));

/**
 * Parses such a choice defensively.
 * @returns null if it is invalid
 */
export const readReading = (text: string): PackageReading | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Partial<Record<keyof PackageReading, unknown>>;
  const encoding = tableEncodings.find((one) => one === given.encoding);
  const delimiter = tableDelimiters.find((one) => one === given.delimiter);
  if (given.encoding !== undefined && !encoding) return null;
  if (given.delimiter !== undefined && !delimiter) return null;
  return { ...(encoding ? { encoding } : {}), ...(delimiter ? { delimiter } : {}) };
};
