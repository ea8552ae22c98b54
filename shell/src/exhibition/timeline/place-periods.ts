import type { Span } from './timeline-scale';

/** A period to be named below the line, px. */
export interface PeriodBar extends Span {
  /** Width of its name and of its days. */
  name: number;
  days: number;
}

/** Where a period is named. */
export interface PeriodPlace {
  /** Left edge of the label and its width, px. */
  left: number;
  words: number;
  /** Rows below the line, from the highest. */
  row: number;
  /** Px of the line that leads from the bar to its label; null: the label touches its bar. */
  leader: number | null;
  /** Whether there is room for the days: below the name, or behind it where a line leads to the label. */
  hasDays: boolean;
}

/** Between a leader and the words at its end, px: as a rule, and at least. */
const leaderGap = 8;
const leastGap = 3;
/** The space that a name and its days in one row need besides their own widths, px. */
const inlineSpare = 6;
const labelGap = 10;
/** A label that starts this near to the start of its bar, px, is read as its own. */
const nearEnough = 24;

/**
 * Left edges of labels near their bars: none touches its neighbour or leaves the line; null if that would move one of
 * them away from its bar.
 */
const placeUnder = (bars: readonly Span[], words: readonly number[], width: number): number[] | null => {
  const lefts: number[] = [];
  let end = 0;
  bars.forEach(({ from }, index) => {
    const left = Math.max(from, end);
    lefts.push(left);
    end = left + (words[index] ?? 0) + labelGap;
  });
  let limit = width;
  for (let index = bars.length - 1; index >= 0; index -= 1) {
    lefts[index] = Math.min(lefts[index] ?? 0, limit - (words[index] ?? 0));
    limit = (lefts[index] ?? 0) - labelGap;
  }
  return bars.every(({ from }, index) => Math.abs((lefts[index] ?? 0) - from) <= nearEnough) && (lefts[0] ?? 0) >= 0
    ? lefts
    : null;
};

/** Rows of up to three labels; the first period highest is what the eye expects. */
const rowOrders = [
  [0, 1, 2],
  [2, 1, 0],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
];
const rowOrdersOf = (count: number): number[][] => rowOrders.map((rows) => rows.filter((row) => row < count));

/** All ways to give each of some labels one of the options, the first option for all of them first. */
const waysOf = <Option>(count: number, options: readonly Option[]): Option[][] =>
  Array.from({ length: options.length ** count }, (_way, number) =>
    Array.from({ length: count }, (_label, index) => {
      const option = Math.floor(number / options.length ** index) % options.length;
      return options[option] as Option;
    }),
  );

/** The start of a leader on its bar, as a share of the bar: the middle if possible. */
const starts = [0.5, 0.9, 0.1];

interface Rung {
  left: number;
  row: number;
  leader: number;
}

const climb = (
  leaders: readonly number[],
  sides: readonly ('before' | 'after')[],
  words: readonly number[],
  width: number,
): Rung[] | null => {
  const spans = leaders.map((leader, index) => {
    const length = words[index] ?? 0;
    // at the edge of the line the words come nearer to their leader
    const from =
      sides[index] === 'before'
        ? Math.min(Math.max(0, leader - leaderGap - length), leader - leastGap - length)
        : Math.max(Math.min(width - length, leader + leaderGap), leader + leastGap);
    return { from, to: from + length };
  });
  if (!spans.every(({ from, to }) => from >= 0 && to <= width)) return null;
  const crosses = (rows: readonly number[]): boolean =>
    spans.some(({ from, to }, own) =>
      leaders.some(
        (leader, other) =>
          other !== own && (rows[own] ?? 0) <= (rows[other] ?? 0) && leader > from - 2 && leader < to + 2,
      ),
    );
  const rows = rowOrdersOf(leaders.length).find((order) => !crosses(order));
  return rows
    ? spans.map(({ from }, index) => ({ left: from, row: rows[index] ?? 0, leader: leaders[index] ?? 0 }))
    : null;
};

/** Rows of their own, each with a leader to its bar, of which none crosses words; null where no arrangement fits. */
const placeLadder = (bars: readonly Span[], words: readonly number[], width: number): Rung[] | null => {
  for (const shares of waysOf(bars.length, starts)) {
    const leaders = bars.map(({ from, to }, index) => from + (to - from) * (shares[index] ?? 0.5));
    for (const sides of waysOf(bars.length, ['before', 'after'] as const)) {
      const rungs = climb(leaders, sides, words, width);
      if (rungs) return rungs;
    }
  }
  return null;
};

/**
 * The names of the periods: below their own bars with their days where all fit, else each in a row of its own with a line
 * from its bar, else without the days. A label that could not be told from that of another is left out.
 */
export const placePeriods = (bars: readonly PeriodBar[], width: number): PeriodPlace[] | null => {
  const stacked = bars.map(({ name, days }) => Math.max(name, days));
  const inline = bars.map(({ name, days }) => name + days + inlineSpare);
  const names = bars.map(({ name }) => name);
  for (const [under, ladder, hasDays] of [
    [stacked, inline, true],
    [names, names, false],
  ] as const) {
    const lefts = placeUnder(bars, under, width);
    if (lefts) return lefts.map((left, index) => ({ left, words: under[index] ?? 0, row: 0, leader: null, hasDays }));
    const rungs = placeLadder(bars, ladder, width);
    if (rungs) return rungs.map((rung, index) => ({ ...rung, words: ladder[index] ?? 0, hasDays }));
  }
  return null;
};
