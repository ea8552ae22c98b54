import type { Frame, Sides } from './crop-frame';

/** Pixels of a picture, four bytes each: red, green, blue and alpha. */
export interface Pixels extends Sides {
  data: ArrayLike<number>;
}

/** Colour difference above the noise of a JPEG. */
const tolerance = 24;

/** Whether two pixels look the same; the colour of a transparent pixel is ignored. */
const isSame = (data: ArrayLike<number>, one: number, other: number): boolean => {
  const byte = (place: number, part: number) => data[place * 4 + part] ?? 0;
  const [seen, otherSeen] = [byte(one, 3) > tolerance, byte(other, 3) > tolerance];
  if (!seen || !otherSeen) return seen === otherSeen;
  return [0, 1, 2].every((part) => Math.abs(byte(one, part) - byte(other, part)) <= tolerance);
};

/**
 * The picture without its margins, with a border of one hundredth around it; the margin has the colour of the first
 * corner. Null if there is no margin or nothing else.
 */
export const withoutMargins = ({ data, width, height }: Pixels): Frame | null => {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isSame(data, 0, y * width + x)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) return null;
  const air = Math.ceil(Math.max(width, height) / 100);
  const x = Math.max(0, left - air);
  const y = Math.max(0, top - air);
  const frame = { x, y, width: Math.min(width, right + 1 + air) - x, height: Math.min(height, bottom + 1 + air) - y };
  return frame.width === width && frame.height === height ? null : frame;
};
