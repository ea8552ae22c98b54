/** Columns of the grid of the hub. */
const columns = 6;

/**
 * Columns that the tiles of a section take, row by row: a row that its tiles do not fill is shared among them, so that no place
 * stays empty where a participation lacks a tile.
 * @param widths as the release document offers them
 */
export const tileSpans = (widths: readonly (2 | 3 | 6)[]): (2 | 3 | 6)[] => {
  const rows: (2 | 3 | 6)[][] = [];
  let left = 0;
  for (const width of widths) {
    if (width > left) {
      rows.push([]);
      left = columns;
    }
    rows.at(-1)?.push(width);
    left -= width;
  }
  return rows.flatMap((row) => {
    const isFull = row.reduce((sum, width) => sum + width, 0) === columns;
    return isFull ? row : row.map(() => (row.length === 1 ? 6 : 3));
  });
};
