/** Columns of the grid of the hub. */
const columns = 6;

/**
 * Column spans of the tiles of a section. The tiles of an incomplete row share its width, so that no gap remains if a
 * participation lacks a tile.
 * @param widths as in the release document
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
