import type { CellPlace } from './grid-state';

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Rows of a page. */
const pageRows = 15;

/**
 * Where a key moves the active cell; null for keys that do not move it. Tab moves within its row and leaves the grid at
 * the end of it, so that the grid is no keyboard trap.
 */
export const moved = (
  { key, shiftKey, ctrlKey, metaKey, altKey }: Press,
  { row, column }: CellPlace,
  last: CellPlace,
): CellPlace | null => {
  const isFar = ctrlKey || metaKey;
  const at = (toRow: number, toColumn: number): CellPlace => ({
    row: Math.max(0, Math.min(last.row, toRow)),
    column: Math.max(0, Math.min(last.column, toColumn)),
  });
  if (altKey) return null;
  switch (key) {
    case 'ArrowUp':
      return at(isFar ? 0 : row - 1, column);
    case 'ArrowDown':
      return at(isFar ? last.row : row + 1, column);
    case 'ArrowLeft':
      return at(row, isFar ? 0 : column - 1);
    case 'ArrowRight':
      return at(row, isFar ? last.column : column + 1);
    case 'Home':
      return at(isFar ? 0 : row, 0);
    case 'End':
      return at(isFar ? last.row : row, last.column);
    case 'PageUp':
      return at(row - pageRows, column);
    case 'PageDown':
      return at(row + pageRows, column);
    case 'Tab': {
      const next = column + (shiftKey ? -1 : 1);
      return next < 0 || next > last.column ? null : at(row, next);
    }
    default:
      return null;
  }
};
