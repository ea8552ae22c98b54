import { addDays, daysBetween } from '../../model/zone';

/** A period of the fair. */
export type PeriodKind = 'installation' | 'exhibition' | 'dismantling';

/** Both days included, YYYY-MM-DD. */
export interface FairPeriod {
  kind: PeriodKind;
  from: string;
  to: string;
}

/** A deadline on the line. */
export interface FairPin {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  label: string;
  tone?: 'neutral' | 'warning';
}

/** The scale: its first day stands at 0, the day after its last at 1. */
export interface Scale {
  from: string;
  days: number;
}

const marginAfter = 3;

/** From the day before today (or before installation, once that has begun) to three days after the last period. */
export const scaleOf = (today: string, periods: readonly FairPeriod[]): Scale => {
  const starts = periods.map(({ from }) => from);
  const ends = periods.map(({ to }) => to);
  const first = [today, ...starts].sort()[0] ?? today;
  const last = [today, ...ends].sort().at(-1) ?? today;
  const from = addDays(first, -1);
  return { from, days: daysBetween(from, last) + 1 + marginAfter };
};

/** Share of the scale at which a day begins. */
export const shareOf = (scale: Scale, day: string): number => daysBetween(scale.from, day) / scale.days;

/** What stands at one day: pins of the same day are one pin with joined labels. */
export interface PlacedPin {
  date: string;
  labels: string[];
  tone: 'neutral' | 'warning';
  share: number;
  /** `dot`: no room for words, they stand in the list only. */
  row: 'low' | 'high' | 'dot';
  /** On which side of the stem the words stand. */
  side: 'after' | 'before';
}

const gap = 10;
const flagLead = 8;

const joinSameDay = (pins: readonly FairPin[]) => {
  const byDay = new Map<string, { labels: string[]; tone: 'neutral' | 'warning' }>();
  for (const { date, label, tone = 'neutral' } of pins) {
    const day = byDay.get(date) ?? { labels: [], tone: 'neutral' as const };
    byDay.set(date, { labels: [...day.labels, label], tone: tone === 'warning' ? tone : day.tone });
  }
  return [...byDay].map(([date, day]) => ({ date, ...day })).sort((a, b) => a.date.localeCompare(b.date));
};

/**
 * Pins in two rows without overlaps: low where the words end before the next stem and clear of the flag of today, else high,
 * else a bare dot. Earlier days win, because they are more urgent.
 * @param width px of the line
 * @param widthOf px that the words of a pin need
 * @param flag px from its left to its right edge that the flag of today takes in the low row
 */
export const placePins = (
  scale: Scale,
  pins: readonly FairPin[],
  width: number,
  widthOf: (date: string, labels: string[]) => number,
  flag: { from: number; to: number },
): PlacedPin[] => {
  const shown = joinSameDay(pins)
    .map((pin) => ({ ...pin, share: shareOf(scale, pin.date) }))
    .filter(({ share }) => share >= 0 && share <= 1);
  const usedUntil = { low: -Infinity, high: -Infinity };
  return shown.map((pin, index) => {
    const x = pin.share * width;
    const words = widthOf(pin.date, pin.labels);
    const side = x + words > width ? ('before' as const) : ('after' as const);
    const [from, to] = side === 'after' ? [x, x + words] : [x - words, x];
    const next = shown[index + 1];
    const nextStem = next && side === 'after' ? next.share * width : Infinity;
    const previous = shown[index - 1];
    const previousStem = previous && side === 'before' ? previous.share * width : -Infinity;
    const clearOfFlag = to < flag.from || from > flag.to;
    const fits = {
      low: from >= usedUntil.low && from > previousStem && to + gap <= nextStem && clearOfFlag,
      high: from >= usedUntil.high,
    };
    const row = fits.low ? 'low' : fits.high ? 'high' : 'dot';
    if (row !== 'dot') usedUntil[row] = to + gap;
    return { ...pin, side, row };
  });
};

/**
 * Left edges for labels of known widths near their places: none overlaps its neighbour or leaves the line. Labels that
 * cannot all fit keep their order and are squeezed to the right edge.
 */
export const spreadLabels = (labels: readonly { x: number; words: number }[], width: number): number[] => {
  const lefts: number[] = [];
  let end = 0;
  for (const { x, words } of labels) {
    const left = Math.max(x, end);
    lefts.push(left);
    end = left + words + gap;
  }
  let limit = width;
  for (let index = labels.length - 1; index >= 0; index -= 1) {
    const left = Math.min(lefts[index] ?? 0, limit - (labels[index]?.words ?? 0));
    lefts[index] = Math.max(0, left);
    limit = left - gap;
  }
  return lefts;
};

/** Days that get a tick: Mondays on a short scale, first days of a month on a long one. */
export const tickDays = ({ from, days }: Scale): string[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index)).filter((day) => {
    const date = new Date(`${day}T00:00:00Z`);
    return days <= 60 ? date.getUTCDay() === 1 : date.getUTCDate() === 1;
  });

/** The flag of today in px: it starts a little before its stem and stays inside the line. */
export const placeFlag = (share: number, words: number, width: number): { from: number; to: number } => {
  const from = Math.max(0, Math.min(share * width - flagLead, width - words));
  return { from, to: from + words };
};

/** Ticks whose words keep clear of the tick before; on a narrow line some fall away. */
export const spacedTicks = (
  days: readonly string[],
  xOf: (day: string) => number,
  roomOf: (day: string) => number,
): string[] =>
  days.reduce<string[]>((kept, day) => {
    const before = kept.at(-1);
    return before === undefined || xOf(day) - xOf(before) >= roomOf(day) ? [...kept, day] : kept;
  }, []);
