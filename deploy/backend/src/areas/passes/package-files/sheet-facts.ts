import { isCellError } from '@fairfront/shared-kit/domain/common';
import type { CellPlace } from '@fairfront/shared-kit/domain/passes';
import { readXlsx, type MergeRange, type Sheet } from 'hucre/xlsx';
import { UnreadableFile } from '../../../platform/documents/unreadable-file';
import { packageLimits } from './package-file';

/** Properties of the cells of a sheet besides their values. */
export interface SheetFacts {
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: number[];
  formulas: CellPlace[];
  merges: readonly MergeRange[];
}

const isHidden = ({ hidden, height }: { hidden?: boolean; height?: number }): boolean =>
  hidden === true || height === 0;

const formulasOf = ({ cells = new Map() }: Sheet): CellPlace[] =>
  Array.from(cells, ([key, { value, formula }]) => {
    const [row = 0, column = 0] = key.split(',').map(Number);
    return { row: row + 1, column, isOpen: formula !== undefined && value === null, text: String(value ?? '') };
  })
    .filter(({ column, isOpen, text }) => column < packageLimits.columns && (isOpen || isCellError(text)))
    .map(({ row, column }) => ({ row, column }));

/**
 * The properties of a sheet whose rows have already been counted: it is read as a whole.
 * @throws UnreadableFile `file_too_complex` if it has more merged cells than a list needs
 */
export const factsOfSheet = async (bytes: Uint8Array, index: number): Promise<SheetFacts> => {
  const { sheets } = await readXlsx(bytes, { sheets: [index] });
  const [sheet] = sheets;
  if ((sheet?.merges?.length ?? 0) > packageLimits.merges) throw new UnreadableFile('file_too_complex');
  if (!sheet) return { hiddenRows: new Set(), hiddenColumns: [], formulas: [], merges: [] };
  return {
    hiddenRows: new Set([...(sheet.rowDefs ?? [])].filter(([, def]) => isHidden(def)).map(([row]) => row + 1)),
    hiddenColumns: (sheet.columns ?? []).flatMap(({ hidden }, column) =>
      hidden && column < packageLimits.columns ? [column] : [],
    ),
    formulas: formulasOf(sheet),
    merges: sheet.merges ?? [],
  };
};

/** The merged range of a cell, row and column from 0. */
export const mergeAt = (merges: readonly MergeRange[], row: number, column: number): MergeRange | undefined =>
  merges.find(
    ({ startRow, endRow, startCol, endCol }) =>
      row >= startRow && row <= endRow && column >= startCol && column <= endCol,
  );

/**
 * A value merged over several rows is visible in each of them: lower rows get it if they have other content. Empty rows
 * stay empty, and titles merged over columns stay in one.
 */
export const fillMerged = (rows: readonly { row: number; cells: string[] }[], merges: readonly MergeRange[]): void => {
  const places = new Map(rows.map(({ row }, index) => [row, index]));
  for (const { startRow, endRow, startCol } of merges) {
    const first = places.get(startRow + 1);
    const value = first === undefined ? undefined : rows[first]?.cells[startCol];
    if (first === undefined || !value) continue;
    for (const { row, cells } of rows.slice(first + 1, first + 1 + endRow - startRow)) {
      if (row > endRow + 1) break;
      while (cells.length < startCol) cells.push('');
      cells[startCol] ||= value;
    }
  }
};
