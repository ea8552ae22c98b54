import { openXlsx, saveXlsx, writeXlsx, type Cell, type CellValue } from 'hucre/xlsx';
import { checkArchive } from './archive-check';
import { UnreadablePackage, type CellMark, type PackageFile } from './package-file';
import { isWorkbook, readPackage } from './read-package';

/** Grounds of the marks: danger and warning of the light theme, as the grid of the screen paints them. */
const grounds = { danger: 'FDE8E6', warning: 'FFF0D1' } as const;

/** What an office program names as the one who commented. */
const author = 'Fairfront';

/** A text table has no cells that could be painted: its rows become a workbook, each at its place. */
const workbookOf = async (file: PackageFile): Promise<Uint8Array> => {
  const { headings, rows } = await readPackage(file);
  const lines: string[][] = [headings];
  for (const { row, cells } of rows) lines[row - 1] = [...cells];
  return writeXlsx({ sheets: [{ name: 'Fairfront', rows: Array.from(lines, (line) => line ?? []) }] });
};

const typeOf = (value: CellValue): Cell['type'] => {
  if (value === null) return 'empty';
  if (value instanceof Date) return 'date';
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string';
};

/** A file of which the rows could be read may still be broken elsewhere. */
const openWorkbook = async (bytes: Uint8Array) => {
  try {
    return await openXlsx(bytes, { readStyles: true });
  } catch {
    throw new UnreadablePackage('blank_invalid');
  }
};

/** An edited cell is a text, whatever a formula made of it before; the others keep all they have. */
const editedCell = (before: Cell | undefined, value: CellValue, isEdited: boolean): Cell => ({
  ...(isEdited ? before && { style: before.style } : before),
  value,
  type: isEdited ? 'string' : (before?.type ?? typeOf(value)),
});

const paintedCell = (cell: Cell, mark: CellMark['mark']): Cell =>
  mark === null
    ? cell
    : {
        ...cell,
        style: { ...cell.style, fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: grounds[mark.tone] } } },
        comment: { author, text: mark.text },
      };

/**
 * The same workbook with the given cells painted, commented and, where they were edited, changed; everything else stays as
 * it was, further sheets and formats too (PASS-302).
 * @throws UnreadablePackage for a file that `readPackage` refuses
 */
export const markPackage = async (file: PackageFile, marks: readonly CellMark[]): Promise<Uint8Array> => {
  const bytes = isWorkbook(file.bytes) ? file.bytes : await workbookOf(file);
  await checkArchive(bytes);
  const book = await openWorkbook(bytes);
  const sheet = book.sheets[file.sheet ?? 0];
  if (!sheet) throw new UnreadablePackage('blank_invalid');
  const cells = new Map(sheet.cells);
  for (const { row, column, mark, value } of marks) {
    const line = sheet.rows[row - 1];
    if (!line) continue;
    if (value !== undefined) line[column] = value;
    const key = `${row - 1},${column}`;
    cells.set(key, paintedCell(editedCell(cells.get(key), line[column] ?? null, value !== undefined), mark));
  }
  sheet.cells = cells;
  return saveXlsx(book);
};
