import type { Span } from './timeline-scale';

/** The space of a label above the line, px: its first and last mark and the width of its text. */
export interface PinMarks extends Span {
  words: number;
}

/** Where the label of a pin stands. */
export interface PinPlace {
  /** Rows above the line, from the lowest; null: no room, the mark has no label. */
  row: number | null;
  /** The side of the stem on which the text is. */
  side: 'after' | 'before';
  /** Px of the stem: the last mark of the group before words, the first one after them. */
  stem: number;
}

/** Between a stem and its words, px. */
export const stemGap = 6;
const labelGap = 8;
const rows = [0, 1, 2];
const sides = ['after', 'before'] as const;

interface Placed {
  row: number;
  stem: number;
  words: Span;
}

const holds = ({ from, to }: Span, x: number): boolean => x > from - labelGap / 2 && x < to + labelGap / 2;
const overlap = (a: Span, b: Span): boolean => a.from < b.to + labelGap && b.from < a.to + labelGap;

/** Places one pin after the other; earlier pins take the better positions. */
const placeInOrder = (pins: readonly PinMarks[], order: readonly number[], width: number, flag: Span): PinPlace[] => {
  const placed: Placed[] = [];
  const places = pins.map(({ from }): PinPlace => ({ row: null, side: 'after', stem: from }));
  const isFree = (span: Span, stem: number, row: number, others: readonly number[]): boolean =>
    span.from >= 0 &&
    span.to <= width &&
    placed.every(
      (other) =>
        !(other.row === row && overlap(span, other.words)) &&
        // stems rise through all rows below their own
        !(other.row >= row && holds(span, other.stem)) &&
        !(other.row <= row && holds(other.words, stem)),
    ) &&
    (row > 0 || !(overlap(span, flag) || others.some((x) => holds(span, x))));

  for (const index of order) {
    const { from, to, words } = pins[index] ?? { from: 0, to: 0, words: 0 };
    const others = pins.flatMap((pin, other) => (other === index ? [] : [pin.from, pin.to]));
    const options = rows.flatMap((row) => sides.map((side) => ({ row, side, stem: side === 'after' ? to : from })));
    for (const { row, side, stem } of options) {
      const start = side === 'after' ? stem + stemGap : stem - stemGap - words;
      const span = { from: start, to: start + words };
      if (!isFree(span, stem, row, others)) continue;
      placed.push({ row, stem, words: span });
      places[index] = { row, side, stem };
      break;
    }
  }
  return places;
};

const unnamedIn = (places: readonly PinPlace[]): number => places.filter(({ row }) => row === null).length;

/**
 * Labels beside their stems: after the stem where there is room, else before it, else a row higher, up to three rows. No
 * label meets another one, a stem of another, or the flag of today, and none leaves the line. Earlier days choose first,
 * unless more labels find room when later ones do.
 * @param flag what the flag of today takes of the lowest row
 */
export const placePins = (pins: readonly PinMarks[], width: number, flag: Span): PinPlace[] => {
  const order = pins.map((_, index) => index);
  const earlierFirst = placeInOrder(pins, order, width, flag);
  const laterFirst = placeInOrder(pins, order.toReversed(), width, flag);
  return unnamedIn(laterFirst) < unnamedIn(earlierFirst) ? laterFirst : earlierFirst;
};
