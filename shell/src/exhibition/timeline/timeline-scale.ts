import { addDays, addMonths, dayOfWeek, daysBetween, startOfMonth } from '@fairfront/shared-kit/domain/common';

/** A period of the exhibition. */
export type PeriodKind = 'installation' | 'exhibition' | 'dismantling';

/** Both days included, YYYY-MM-DD. */
export interface ExhibitionPeriod {
  kind: PeriodKind;
  from: string;
  to: string;
}

/** A deadline on the line. */
export interface TimelinePin {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  label: string;
  tone?: 'neutral' | 'warning';
}

/** The scale: its first day is at 0, the day after its last at 1. */
export interface Scale {
  from: string;
  days: number;
}

/** Left and right edge, px. */
export interface Span {
  from: number;
  to: number;
}

const marginAfter = 3;

/** From the day before today (or before installation, once that has begun) to three days after the last period. */
export const scaleOf = (today: string, periods: readonly ExhibitionPeriod[]): Scale => {
  const starts = periods.map(({ from }) => from);
  const ends = periods.map(({ to }) => to);
  const first = [today, ...starts].sort()[0] ?? today;
  const last = [today, ...ends].sort().at(-1) ?? today;
  const from = addDays(first, -1);
  return { from, days: daysBetween(from, last) + 1 + marginAfter };
};

/** Share of the scale at which a day begins. */
export const shareOf = (scale: Scale, day: string): number => daysBetween(scale.from, day) / scale.days;

/** Days that get a tick: Mondays on a short scale, first days of a month on a long one. */
export const tickDays = ({ from, days }: Scale): string[] => {
  const isShort = days <= 60;
  const month = startOfMonth(from);
  const first = isShort ? addDays(from, (8 - dayOfWeek(from)) % 7) : month === from ? from : addMonths(month, 1);
  const last = addDays(from, days - 1);
  const ticks: string[] = [];
  for (let day = first; day <= last; day = isShort ? addDays(day, 7) : addMonths(day, 1)) ticks.push(day);
  return ticks;
};

/** Ticks whose words keep clear of each other and of what is taken; on a narrow line some fall away. */
export const spacedTicks = (ticks: readonly (Span & { day: string })[], taken: readonly Span[]): string[] => {
  const kept: (Span & { day: string })[] = [];
  for (const tick of ticks)
    if ([...taken, ...kept].every(({ from, to }) => tick.to < from || tick.from > to)) kept.push(tick);
  return kept.map(({ day }) => day);
};

/** The flag of today in px: it starts a little before its stem and stays inside the line. */
export const placeFlag = (x: number, words: number, width: number): Span => {
  const from = Math.max(0, Math.min(x - 8, width - words));
  return { from, to: from + words };
};

/** Deadlines of one day, or of neighbouring days on a narrow line: one stem and one label. */
export interface PinGroup {
  /** First and last day, YYYY-MM-DD. */
  from: string;
  to: string;
  labels: string[];
  tone: 'neutral' | 'warning';
}

/**
 * Deadlines in the order of their days; those less than `near` px apart share one label, with the more serious tone.
 * @param xOf px of a day
 */
export const groupPins = (pins: readonly TimelinePin[], xOf: (day: string) => number, near: number): PinGroup[] => {
  const groups: PinGroup[] = [];
  for (const { date, label, tone = 'neutral' } of [...pins].sort((a, b) => a.date.localeCompare(b.date))) {
    const last = groups.at(-1);
    if (last && (last.to === date || xOf(date) - xOf(last.from) < near)) {
      last.to = date;
      last.labels.push(label);
      if (tone === 'warning') last.tone = tone;
    } else {
      groups.push({ from: date, to: date, labels: [label], tone });
    }
  }
  return groups;
};
