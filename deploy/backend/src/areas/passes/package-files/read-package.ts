import { plainFacts, readPackageList, type PackageFacts } from '@fairfront/shared-kit/domain/passes';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { storableText } from '../../../platform/http/storable-text';
import { checkArchive } from '../../../platform/documents/archive-check';
import { UnreadableFile } from '../../../platform/documents/unreadable-file';
import {
  packageArchive,
  packageLimits,
  type PackageFile,
  type PackageOverview,
  type PackageSheet,
  type SheetName,
} from './package-file';
import { csvRows, textTable, type TextTable } from '../../../platform/documents/read-csv';
import { factsOfSheet, fillMerged } from './sheet-facts';
import { decodeTable } from '../../../platform/documents/table-encoding';

/** A cell as text: numbers and dates that an office program made of typed text are converted back. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return storableText(String(value).slice(0, packageLimits.cellCharacters));
};

interface NumberedRow {
  /** From 1, as in office programs. */
  row: number;
  values: readonly unknown[];
}

async function* rowsOfWorkbook(bytes: Uint8Array, sheet: number): AsyncGenerator<NumberedRow> {
  await checkArchive(bytes, packageArchive);
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) yield { row: index + 1, values };
}

function* rowsOfText(table: TextTable): Generator<NumberedRow> {
  let row = 0;
  for (const values of csvRows(table)) {
    row += 1;
    yield { row, values };
  }
}

/** Every workbook is a zip archive, which starts with these letters. */
export const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** A list edited on screen is recognised by its first character, with which no heading starts. */
const isList = (text: string): boolean => text.startsWith('{');

const readList = (text: string): PackageSheet => {
  const list = readPackageList(text);
  if (!list || list.rows.length === 0) throw new UnreadableFile('blank_invalid');
  if (list.rows.length > packageLimits.rows) throw new UnreadableFile('upload_failed');
  return {
    headings: list.headings,
    headingRow: 1,
    rows: list.rows.map(({ row, cells }) => ({ row, cells: cells.map(textOf) })),
    facts: plainFacts(),
  };
};

/** Rejects implausible files before they cost time or memory. */
const requireHonest = ({ row, values }: NumberedRow, scanned: number, until: number): void => {
  if (!Number.isInteger(row) || row < 1 || row > packageLimits.lastRow) throw new UnreadableFile('blank_invalid');
  const isTooLong = scanned > packageLimits.scannedRows || row * values.length > packageLimits.span;
  if (isTooLong || Date.now() > until) throw new UnreadableFile('upload_failed');
};

/** The filled rows of a file, without the properties of the sheet. */
const filledRows = async (lines: AsyncIterable<NumberedRow> | Iterable<NumberedRow>) => {
  const rows: { row: number; cells: string[] }[] = [];
  const until = Date.now() + packageLimits.milliseconds;
  let scanned = 0;
  let characters = 0;
  for await (const line of lines) {
    scanned += 1;
    requireHonest(line, scanned, until);
    const cells = line.values.slice(0, packageLimits.columns).map(textOf);
    characters = cells.reduce((sum, cell) => sum + cell.length, characters);
    if (characters > packageLimits.characters) throw new UnreadableFile('file_too_complex');
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: line.row, cells });
    // the first one contains the headings
    if (rows.length > packageLimits.rows + 1) throw new UnreadableFile('upload_failed');
  }
  return rows;
};

const sheetOf = (rows: readonly { row: number; cells: string[] }[], facts: PackageFacts): PackageSheet => {
  const [head, ...people] = rows;
  if (!head || people.length === 0) throw new UnreadableFile('blank_invalid');
  return { headings: head.cells, headingRow: head.row, rows: people, facts };
};

const readTable = async (table: TextTable): Promise<PackageSheet> => {
  const { encoding, delimiter, strayQuotes } = table;
  return sheetOf(await filledRows(rowsOfText(table)), {
    ...plainFacts(),
    encoding,
    delimiter,
    stray_quotes: strayQuotes,
  });
};

const readSheet = async (bytes: Uint8Array, index: number): Promise<PackageSheet> => {
  const rows = await filledRows(rowsOfWorkbook(bytes, index));
  const { hiddenRows, hiddenColumns, formulas, merges } = await factsOfSheet(bytes, index);
  fillMerged(rows, merges);
  return sheetOf(rows, {
    ...plainFacts(),
    hidden_rows: rows.map(({ row }) => row).filter((row) => hiddenRows.has(row)),
    hidden_columns: hiddenColumns,
    formulas,
  });
};

/** The visible sheets of a workbook; their content is not read. */
const sheetsOf = async (bytes: Uint8Array): Promise<SheetName[]> => {
  await checkArchive(bytes, packageArchive);
  const found: SheetName[] = [];
  try {
    await readXlsx(bytes, {
      sheets: ({ name, hidden, veryHidden }, index) => {
        if (!hidden && !veryHidden) found.push({ index, name: storableText(name) });
        return false;
      },
    });
  } catch {
    throw new UnreadableFile('blank_invalid');
  }
  return found;
};

/** The first visible sheet; if all are hidden, the first one. */
export const firstSheet = async (bytes: Uint8Array): Promise<number> => (await sheetsOf(bytes))[0]?.index ?? 0;

/**
 * Reads a sheet of a workbook, a text table, or a list edited on screen: its heading row and the filled rows below;
 * rows that are empty in all columns are omitted.
 * @throws UnreadableFile `upload_failed` for a file that is too large, too long or broken, `blank_invalid` for
 * another format or without data rows
 */
export const readPackage = async ({ bytes, sheet, reading }: PackageFile): Promise<PackageSheet> => {
  if (bytes.byteLength === 0 || bytes.byteLength > packageLimits.bytes) throw new UnreadableFile('upload_failed');
  try {
    if (isWorkbook(bytes)) return await readSheet(bytes, sheet ?? (await firstSheet(bytes)));
    const { text, encoding } = decodeTable(bytes, reading?.encoding);
    return isList(text) ? readList(text) : await readTable(textTable(text, encoding, reading?.delimiter));
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('blank_invalid');
  }
};

/**
 * Reads a package file before its list is located: the given sheet, or the first one with rows, and the names of the
 * others.
 * @throws UnreadableFile as `readPackage`
 */
export const overviewOf = async ({ bytes, sheet: wanted, reading }: PackageFile): Promise<PackageOverview> => {
  const sheets = isWorkbook(bytes) && bytes.byteLength <= packageLimits.bytes ? await sheetsOf(bytes) : [];
  const candidates = wanted === undefined ? sheets.map(({ index }) => index) : [wanted];
  const tried = candidates.length > 0 ? candidates : [0];
  let refusal: unknown = new UnreadableFile('blank_invalid');
  for (const sheet of tried) {
    try {
      return { ...(await readPackage({ bytes, sheet, reading })), sheet, sheets };
    } catch (error) {
      // a title page or an empty sheet before the list
      if (!(error instanceof UnreadableFile) || error.code !== 'blank_invalid') throw error;
      refusal = error;
    }
  }
  throw refusal;
};
