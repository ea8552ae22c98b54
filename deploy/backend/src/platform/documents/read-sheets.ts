import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import yauzl from 'yauzl';
import { storableText } from '../http/storable-text';
import { checkArchive, type ArchiveLimits } from './archive-check';
import { UnreadableFile } from './unreadable-file';
import { csvRows, textTable } from './read-csv';
import { decodeTable } from './table-encoding';

/** A sheet of a workbook, or a CSV file of an archive: its heading row and the filled rows below. */
export interface FileSheet {
  name: string;
  headings: string[];
  /** Row numbers as in office programs. */
  headingRow: number;
  rows: { row: number; cells: string[] }[];
}

/** Limits of a file with several sheets. */
export const sheetsLimits = {
  bytes: 20 * 1024 * 1024,
  rows: 50_000,
  unpackedBytes: 200 * 1024 * 1024,
  columns: 200,
  cellCharacters: 20_000,
} as const;

/** Why a file with several sheets cannot be read. */
export type SheetsRefusal =
  | { reason: 'unpacks_too_big' }
  | { reason: 'unreadable' }
  | { reason: 'protected' }
  | { reason: 'too_many_rows'; sheet: string };

const archiveLimits: ArchiveLimits = {
  entries: 200,
  bytes: sheetsLimits.unpackedBytes,
  sheetMarkup: 30_000_000,
  otherMarkup: 2_000_000,
  otherBytes: 64 * 1024 * 1024,
};

class Refused extends Error {
  constructor(readonly refusal: SheetsRefusal) {
    super(refusal.reason);
  }
}

const dayLength = '2026-01-01'.length;

/** A cell as text: a day that an office program made of typed text is a day again; an error of a formula is left to its rule. */
const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    const moment = value.toISOString();
    return moment.endsWith('T00:00:00.000Z') ? moment.slice(0, dayLength) : moment;
  }
  return storableText(String(value).slice(0, sheetsLimits.cellCharacters)).trim();
};

const sheetOf = async (
  name: string,
  lines: AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>,
  numberOf: (index: number) => number = (index) => index + 1,
): Promise<FileSheet> => {
  const filled: { row: number; cells: string[] }[] = [];
  let index = 0;
  for await (const values of lines) {
    const cells = values.slice(0, sheetsLimits.columns).map(textOf);
    if (cells.some(Boolean)) filled.push({ row: numberOf(index), cells });
    // the first one contains the headings
    if (filled.length > sheetsLimits.rows + 1) throw new Refused({ reason: 'too_many_rows', sheet: name });
    index += 1;
  }
  const [head, ...rows] = filled;
  return { name, headings: head?.cells ?? [], headingRow: head?.row ?? 1, rows };
};

const readWorkbook = async (bytes: Uint8Array): Promise<FileSheet[]> => {
  const names: string[] = [];
  await readXlsx(bytes, {
    sheets: ({ name }) => {
      names.push(storableText(name).trim());
      return false;
    },
  });
  const sheets: FileSheet[] = [];
  for (const [index, name] of names.entries()) {
    const numbers: number[] = [];
    const lines = async function* () {
      for await (const { index: row, values } of streamXlsxRows(bytes, { sheet: index })) {
        numbers.push(row + 1);
        yield values;
      }
    };
    sheets.push(await sheetOf(name, lines(), (line) => numbers[line] ?? line + 1));
  }
  return sheets;
};

/** The first bytes of the containers in which office programs store encrypted workbooks, and those of before 2007. */
const containerStart = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The name of the part of such a container that is the encrypted workbook. */
const encryptedPart = Buffer.from('EncryptedPackage', 'utf16le');

const isEncryptedWorkbook = (bytes: Uint8Array): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.subarray(0, containerStart.length).equals(containerStart) && file.includes(encryptedPart);
};

type Archive = Awaited<ReturnType<typeof yauzl.fromBufferPromise>>;

const openArchive = (bytes: Uint8Array): Promise<Archive> =>
  yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    validateEntrySizes: true,
    strictFileNames: false,
  });

/** What an archive claims to contain; `checkArchive` then finds out whether that is true. */
const entriesOf = async (bytes: Uint8Array): Promise<{ names: string[]; size: number }> => {
  const archive = await openArchive(bytes);
  const names: string[] = [];
  let size = 0;
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) throw new Refused({ reason: 'protected' });
    names.push(entry.fileName);
    size += entry.uncompressedSize;
    if (names.length > archiveLimits.entries) throw new Refused({ reason: 'unreadable' });
  }
  archive.close();
  return { names, size };
};

const readTables = async (bytes: Uint8Array): Promise<FileSheet[]> => {
  const archive = await openArchive(bytes);
  const sheets: FileSheet[] = [];
  for await (const entry of archive.eachEntry()) {
    const [, name] = /(?:^|\/)([^/]+)\.csv$/i.exec(entry.fileName) ?? [];
    // office programs for macOS add a folder with properties of the files
    if (name === undefined || entry.fileName.startsWith('__MACOSX/')) continue;
    const chunks: Uint8Array[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Uint8Array);
    const { text, encoding } = decodeTable(Buffer.concat(chunks), undefined);
    sheets.push(await sheetOf(storableText(name), csvRows(textTable(text, encoding))));
  }
  archive.close();
  return sheets;
};

/**
 * Reads all sheets of a workbook, or all CSV files of an archive.
 * @returns the sheets, or why they cannot be read
 * @throws UnreadableFile `file_too_complex` for a file that takes too much to read
 */
export const readSheets = async (bytes: Uint8Array): Promise<FileSheet[] | SheetsRefusal> => {
  if (isEncryptedWorkbook(bytes)) return { reason: 'protected' };
  try {
    const { names, size } = await entriesOf(bytes);
    if (size > sheetsLimits.unpackedBytes) return { reason: 'unpacks_too_big' };
    await checkArchive(bytes, archiveLimits);
    return await (names.includes('xl/workbook.xml') ? readWorkbook(bytes) : readTables(bytes));
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    if (error instanceof UnreadableFile && error.code === 'file_too_complex') throw error;
    return { reason: 'unreadable' };
  }
};
