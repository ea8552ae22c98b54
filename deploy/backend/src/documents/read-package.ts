import { streamXlsxRows } from 'hucre/xlsx';
import { checkArchive } from './archive-check';
import { packageLimits, UnreadablePackage, type PackageFile, type PackageSheet } from './package-file';
import { readCsv } from './read-csv';

/** A cell as text: numbers and dates that an office program made of typed text come back as text. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value).slice(0, packageLimits.cellCharacters);
};

interface NumberedRow {
  /** From 1, as office programs count. */
  row: number;
  values: readonly unknown[];
}

async function* rowsOfWorkbook(bytes: Uint8Array): AsyncGenerator<NumberedRow> {
  await checkArchive(bytes);
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) yield { row: index + 1, values };
}

async function* rowsOfText(bytes: Uint8Array): AsyncGenerator<NumberedRow> {
  for (const [index, values] of readCsv(bytes).entries()) yield { row: index + 1, values };
}

/** Every workbook is an archive, and every archive begins with these letters. */
const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * The first sheet of a workbook, or a text table: its heading row and the filled rows below; rows that are empty in all
 * columns are left out (PASS-185 to PASS-187).
 * @throws UnreadablePackage `upload_failed` for a file that is too large, too long or broken, `blank_invalid` for another
 * format and for one without data rows
 */
export const readPackage = async ({ bytes }: PackageFile): Promise<PackageSheet> => {
  if (bytes.byteLength === 0 || bytes.byteLength > packageLimits.bytes) throw new UnreadablePackage('upload_failed');
  const sheet: PackageSheet = { headings: [], rows: [] };
  const until = Date.now() + packageLimits.milliseconds;
  try {
    for await (const { row, values } of isArchive(bytes) ? rowsOfWorkbook(bytes) : rowsOfText(bytes)) {
      const cells = values.slice(0, packageLimits.columns).map(textOf);
      if (Date.now() > until) throw new UnreadablePackage('upload_failed');
      if (!cells.some((cell) => cell.trim() !== '')) continue;
      if (sheet.headings.length === 0) sheet.headings = cells;
      else sheet.rows.push({ row, cells });
      if (sheet.rows.length > packageLimits.rows) throw new UnreadablePackage('upload_failed');
    }
  } catch (error) {
    throw error instanceof UnreadablePackage ? error : new UnreadablePackage('blank_invalid');
  }
  if (sheet.rows.length === 0) throw new UnreadablePackage('blank_invalid');
  return sheet;
};
