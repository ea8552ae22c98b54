import { openXlsx, saveXlsx, writeXlsx, type Cell, type CellValue, type Sheet } from 'hucre/xlsx';
import { checkArchive } from '../../../platform/documents/archive-check';
import { UnreadableFile } from '../../../platform/documents/unreadable-file';
import { packageArchive, type CellMark, type PackageFile } from './package-file';
import { firstSheet, isWorkbook, readPackage } from './read-package';
import { mergeAt } from './sheet-facts';

/** Fill colours of the marks: danger and warning of the light theme, as in the grid on screen. */
const grounds = { danger: 'FDE8E6', warning: 'FFF0D1' } as const;

/** Author of the comments in office programs. */
const author = 'Fairfront';

/** A text table has no cells to highlight: its rows become a workbook, each at its position. */
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

/** A file whose rows are readable may still be broken elsewhere. */
const openWorkbook = async (bytes: Uint8Array) => {
  try {
    return await openXlsx(bytes, { readStyles: true });
  } catch {
    throw new UnreadableFile('blank_invalid');
  }
};

/** An edited cell becomes text, even if it was a formula; the others stay unchanged. */
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

/** Merges the marks of one cell: the worst tone, and each text once. */
const joinedMarks = (first: CellMark['mark'], second: CellMark['mark']): CellMark['mark'] => {
  if (!first || !second) return first ?? second;
  const texts = [...new Set([...first.text.split('\n'), ...second.text.split('\n')])];
  return { tone: first.tone === 'danger' ? 'danger' : second.tone, text: texts.join('\n') };
};

/**
 * Moves marks to visible cells: of merged cells only the first is visible, so it gets the marks of all; a differing
 * value unmerges them, keeping the visible value in each cell.
 */
const visibleMarks = (sheet: Sheet, marks: readonly CellMark[]): CellMark[] => {
  for (const { row, column, value } of marks) {
    const merge = value === undefined ? undefined : mergeAt(sheet.merges ?? [], row - 1, column);
    if (!merge) continue;
    const { startRow, endRow, startCol } = merge;
    const seen = sheet.rows[startRow]?.[startCol] ?? null;
    if (String(seen ?? '').trim() === value?.trim()) continue;
    sheet.merges = sheet.merges?.filter((one) => one !== merge);
    for (const line of sheet.rows.slice(startRow + 1, endRow + 1)) line[startCol] ??= seen;
  }
  const visible = new Map<string, CellMark>();
  for (const mark of marks) {
    const merge = mergeAt(sheet.merges ?? [], mark.row - 1, mark.column);
    const place = merge ? { row: merge.startRow + 1, column: merge.startCol } : mark;
    const key = `${place.row},${place.column}`;
    const before = visible.get(key);
    visible.set(key, {
      ...before,
      ...mark,
      row: place.row,
      column: place.column,
      mark: joinedMarks(before?.mark ?? null, mark.mark),
    });
  }
  return [...visible.values()];
};

/**
 * The workbook with the given cells highlighted, commented and, if edited, changed; everything else stays unchanged,
 * including other sheets and formats.
 * @throws UnreadableFile for a file that `readPackage` rejects
 */
export const markPackage = async (file: PackageFile, marks: readonly CellMark[]): Promise<Uint8Array> => {
  const bytes = isWorkbook(file.bytes) ? file.bytes : await workbookOf(file);
  await checkArchive(bytes, packageArchive);
  const book = await openWorkbook(bytes);
  const sheet = book.sheets[file.sheet ?? (await firstSheet(bytes))];
  if (!sheet) throw new UnreadableFile('blank_invalid');
  const cells = new Map(sheet.cells);
  for (const { row, column, mark, value } of visibleMarks(sheet, marks)) {
    const line = sheet.rows[row - 1];
    if (!line) continue;
    if (value !== undefined) line[column] = value;
    const key = `${row - 1},${column}`;
    cells.set(key, paintedCell(editedCell(cells.get(key), line[column] ?? null, value !== undefined), mark));
  }
  sheet.cells = cells;
  return saveXlsx(book);
};
