import { packageFields, packageHeadings, type PackageRow, type SheetRow } from './package-rows';

/**
 * Serialises edited rows as a file: the third format besides workbook and text table. Unlike those it keeps row
 * numbers, so that later messages still refer to the user's sheet.
 */
export const packageListText = (rows: readonly PackageRow[]): string =>
  JSON.stringify({ rows: rows.map((row) => [row.row, ...packageFields.map((field) => row[field])]) });

/** The maximum row number in office programs. */
const lastRow = 1_048_576;

const isRowNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const readRow = (value: unknown): SheetRow | null => {
  if (!Array.isArray(value) || value.length !== packageFields.length + 1) return null;
  const [row, ...cells] = value as unknown[];
  if (!isRowNumber(row) || row > lastRow) return null;
  return cells.every((cell) => typeof cell === 'string') ? { row, cells } : null;
};

/**
 * Parses such a list defensively.
 * @returns null if it is invalid or if two rows have the same number
 */
export const readPackageList = (text: string): { headings: string[]; rows: SheetRow[] } | null => {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return null;
  }
  const rows = typeof list === 'object' && list !== null && 'rows' in list ? list.rows : null;
  if (!Array.isArray(rows)) return null;
  const read = rows.map(readRow).filter((row) => row !== null);
  const numbers = new Set(read.map(({ row }) => row));
  if (read.length !== rows.length || numbers.size !== rows.length) return null;
  return { headings: packageFields.map((field) => packageHeadings[field].en), rows: read };
};
