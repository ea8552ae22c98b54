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
