import {
  groupPins,
  placeFlag,
  scaleOf,
  shareOf,
  spacedTicks,
  tickDays,
  type ExhibitionPeriod,
  type TimelinePin,
  type PinGroup,
  type Span,
} from './timeline-scale';
import { addDays } from '@fairfront/shared-kit/domain/common';
import { widthOf, widthOfName, type LineLabels } from './line-labels';
import { placePeriods, type PeriodPlace } from './place-periods';
import { placePins, type PinPlace } from './place-pins';

/** The result of the layout. */
export interface LineInput {
  /** YYYY-MM-DD */
  today: string;
  periods: readonly ExhibitionPeriod[];
  pins: readonly TimelinePin[];
  /** Px of the line. */
  width: number;
  /** Dates only at the stems; their names are in a list. */
  compact: boolean;
  labels: LineLabels;
  flagText: string;
  nameOf: (period: ExhibitionPeriod) => string;
}

/** A period, where its bar stands and how it is named. */
interface DrawnPeriod extends Span {
  period: ExhibitionPeriod;
  name: string;
  days: string;
  place: PeriodPlace | null;
}

/** Deadlines that share a stem. */
interface DrawnPin extends PinGroup {
  /** Px of the marks. */
  marks: number[];
  /** The date or dates at the stem. */
  date: string;
  place: PinPlace;
}

/** Everything of the drawing, px. */
export interface LineLayout {
  flag: Span;
  now: number;
  pins: DrawnPin[];
  periods: DrawnPeriod[];
  ticks: { day: string; text: string; x: number }[];
  /** Rows of labels above and below the line. */
  rowsAbove: number;
  rungs: number;
}

/** Marks nearer than this on a narrow line share one date, px. */
const nearMarks = 14;
const tickClearance = 6;
const todayClearance = 32;

const yearOf = (day: string): string => day.slice(0, 4);

/** @param dated the day whose label names the year; a tick for the first of January names it itself */
const arrange = (input: LineInput, dated: string | null): LineLayout => {
  const { today, periods, pins, width, compact, labels, flagText, nameOf } = input;
  const scale = scaleOf(today, periods);
  const xOf = (day: string): number => shareOf(scale, day) * width;
  const withYear = (text: string, day: string): string => (day === dated ? `${text} ${yearOf(day)}` : text);

  const now = xOf(today);
  const flag = placeFlag(now, widthOf(flagText) + 17, width);
  const ahead = pins.filter(({ date }) => date >= today && shareOf(scale, date) <= 1);
  const groups = groupPins(ahead, xOf, compact ? nearMarks : 0).map((group) => {
    const date = withYear(labels.days(group.from, group.to), group.from);
    const names = compact ? [] : [group.labels.join(', ')];
    return { ...group, date, words: widthOf(date, ...names) };
  });
  const places = placePins(
    groups.map(({ from, to, words }) => ({ from: xOf(from), to: xOf(to), words })),
    width,
    flag,
  );

  const bars = periods.map((period) => ({
    period,
    from: xOf(period.from),
    to: xOf(addDays(period.to, 1)),
    name: nameOf(period),
    days: withYear(labels.days(period.from, period.to), period.from),
  }));
  const named = placePeriods(
    bars.map(({ from, to, name, days }) => ({ from, to, name: widthOfName(name), days: widthOf(days) })),
    width,
  );
  const drawn = bars.map((bar, index) => ({ ...bar, place: named?.[index] ?? null }));
  const taken = drawn.flatMap(({ place }) => (place ? [{ from: place.left, to: place.left + place.words }] : []));
  const ticks = tickDays(scale).map((day) => {
    const text = day.endsWith('-01-01') ? `${labels.day(day)} ${yearOf(day)}` : labels.day(day);
    const half = widthOf(text) / 2 + tickClearance;
    return { day, text, x: xOf(day), from: xOf(day) - half, to: xOf(day) + half };
  });
  const shown = spacedTicks(
    ticks.filter(({ from, to }) => from > 0 && to < width),
    [{ from: now - todayClearance / 2, to: now + todayClearance / 2 }, ...taken],
  );
  return {
    flag,
    now,
    pins: groups.flatMap((group, index) => {
      const place = places[index];
      const marks = ahead.filter(({ date }) => date >= group.from && date <= group.to).map(({ date }) => xOf(date));
      return place ? [{ ...group, marks: [...new Set(marks)], place }] : [];
    }),
    periods: drawn,
    ticks: ticks.filter(({ day }) => shown.includes(day)),
    rowsAbove: Math.max(0, ...places.map(({ row }) => (row ?? -1) + 1)),
    rungs: drawn.some(({ place }) => place?.leader != null)
      ? Math.max(...drawn.map(({ place }) => (place?.row ?? 0) + 1))
      : 0,
  };
};

const unnamedIn = ({ pins, periods }: LineLayout): number =>
  [...pins.filter(({ place }) => place.row === null), ...periods.filter(({ place }) => !place?.hasDays)].length;

/**
 * Where everything of the line stands. A new year is named once: at the tick of its first day, or where that has no room, at
 * the first label of that year that leaves all others their room.
 */
export const layoutOf = (input: LineInput): LineLayout => {
  const layout = arrange(input, null);
  const days = [...input.pins.map(({ date }) => date), ...input.periods.map(({ from }) => from)].sort();
  const ofNewYear = days.filter((day) => yearOf(day) > yearOf(input.today));
  if (ofNewYear.length === 0 || layout.ticks.some(({ day }) => day.endsWith('-01-01'))) return layout;
  let first: LineLayout | null = null;
  for (const day of ofNewYear) {
    const dated = arrange(input, day);
    if (unnamedIn(dated) <= unnamedIn(layout)) return dated;
    first ??= dated;
  }
  return first ?? layout;
};
