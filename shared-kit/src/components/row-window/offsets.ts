/** Tops of rows that lie below each other, in px; the last entry is the height of all. */
export const sumHeights = (count: number, heightAt: (order: number) => number): Int32Array => {
  const sums = new Int32Array(count + 1);
  for (let order = 0; order < count; order += 1) sums[order + 1] = (sums[order] ?? 0) + heightAt(order);
  return sums;
};

/** Order of the row that a pixel from the top falls on. */
export const rowAtPixel = (offsets: Int32Array, pixel: number): number => {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= pixel) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The visible rows: the block of `step` rows at the upper edge, and its height in px. */
export interface RowView {
  block: number;
  height: number;
}

/** The rows to draw, `last` not included: those in view, a step before and two after, so that scrolling draws seldom. */
export const rowsAround = (offsets: Int32Array, { block, height }: RowView, step: number) => {
  const count = offsets.length - 1;
  const start = Math.min(block * step, count);
  const end = rowAtPixel(offsets, (offsets[start] ?? 0) + height);
  return { first: Math.max(0, start - step), last: Math.min(count, end + 1 + 2 * step) };
};

/** Where to scroll so that a row is in the view: as little as needed, nowhere when it is. */
export const scrollTopTo = (
  offsets: Int32Array,
  order: number,
  { scrollTop, height }: { scrollTop: number; height: number },
): number => {
  const top = offsets[order] ?? 0;
  const bottom = offsets[order + 1] ?? top;
  return top < scrollTop ? top : Math.max(scrollTop, bottom - height);
};
