import dayjs from 'dayjs';

/**
 * dayjs counts days by the calendar of the device, which is the same everywhere: a summer time moves hours, no day. Its plugin for
 * UTC would cost the hub 860 bytes.
 */
const dayFormat = 'YYYY-MM-DD';

/** Zone of an exhibition that names none. */
export const defaultZone = 'Europe/Moscow';

const dayMs = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, made);
  return made;
};

const wallClockByIntl = (instant: number, zone: string): number => {
  const part: Record<string, number> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

const minuteMs = 60_000;
/** Before 1972 zones changed in the middle of a minute, too. */
const wholeMinutesSince = Date.UTC(1972, 0, 1);
/** The same days are requested again and again: about half of a list's time was spent in Intl. */
const knownOffsets = new Map<string, number>();
const knownMoments = new Map<string, number>();
const mostKnown = 5_000;

/** The value of a key, computed once; a full cache is cleared. */
const remembered = (known: Map<string, number>, key: string, workOut: () => number): number => {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = workOut();
  if (known.size >= mostKnown) known.clear();
  known.set(key, value);
  return value;
};

const offsetAt = (instant: number, zone: string): number => {
  if (instant < wholeMinutesSince) return wallClockByIntl(instant, zone) - wholeSeconds(instant);
  const minute = Math.floor(instant / minuteMs) * minuteMs;
  return remembered(knownOffsets, `${zone}${minute}`, () => wallClockByIntl(minute, zone) - minute);
};

const wholeSeconds = (instant: number): number => Math.floor(instant / 1000) * 1000;

/**
 * The wall clock of a zone at an instant (ms since the epoch), written as if it were UTC: read it with the UTC getters of
 * `Date`. Precise to the second.
 */
export const wallClock = (instant: number, zone: string): number => wholeSeconds(instant) + offsetAt(instant, zone);

/** A day, YYYY-MM-DD, of the years 1900 to 2199: what lies outside is a typing error, and databases differ on the year 0. */
export const dayPattern = /^(19|20|21)\d\d-\d\d-\d\d$/;

/** The beginning of an ISO 8601 instant of the same years. */
export const instantPattern = /^(19|20|21)\d\d-\d\d-\d\d[Tt]/;

/** Whether a text is a real calendar day in the form YYYY-MM-DD, of the years 1900 to 2199. */
export const isDay = (value: string): boolean => {
  if (!dayPattern.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};

/** The day `count` days later (earlier when negative); days are YYYY-MM-DD. */
export const addDays = (day: string, count: number): string => dayjs(day).add(count, 'day').format(dayFormat);

/** The same day of the month `count` months later, or the last day of a shorter month. */
export const addMonths = (day: string, count: number): string => dayjs(day).add(count, 'month').format(dayFormat);

/** First day of the month of a day. */
export const startOfMonth = (day: string): string => dayjs(day).startOf('month').format(dayFormat);

/** Days of the month of a day, 28 to 31. */
export const daysInMonth = (day: string): number => dayjs(day).daysInMonth();

/** Day of the week, 0 on Sunday to 6 on Saturday. */
export const dayOfWeek = (day: string): number => dayjs(day).day();

/** Whole days from one day to another, negative when `to` lies before `from`. */
export const daysBetween = (from: string, to: string): number => Math.round(dayjs(to).diff(from, 'day', true));

/** The calendar day of an instant (ms since the epoch) in a zone. */
export const dayAt = (instant: number, zone: string): string =>
  new Date(wallClock(instant, zone)).toISOString().slice(0, 10);

/** Calendar days from today in the zone to a day: 0 on the day itself, negative afterwards. */
export const daysLeft = (day: string, now: number, zone: string): number => daysBetween(dayAt(now, zone), day);

/**
 * The instant at which the wall clock of a zone shows a time (written as if it were UTC), ms since the epoch. Where clocks skip
 * that time it is the first moment after the jump; where it comes twice it is the first one.
 */
const instantAt = (asUtc: number, zone: string): number => {
  const candidates = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetAt(near, zone));
  const exact = candidates.filter((instant) => wallClock(instant, zone) === asUtc);
  return exact.length > 0 ? Math.min(...exact) : firstMomentAfter(asUtc, Math.min(...candidates), zone);
};

/** The instant at which a whole hour of a calendar day begins in a zone, ms since the epoch; see `instantAt` for skipped ones. */
export const hourOfDay = (day: string, hour: number, zone: string): number =>
  instantAt(Date.parse(`${day}T00:00:00Z`) + hour * 60 * minuteMs, zone);

/** The instant of a day and a time of day (`18:00`) in a zone, as it is stored. */
export const instantIn = (day: string, time: string, zone: string): string =>
  new Date(instantAt(Date.parse(`${day}T${time}:00Z`), zone)).toISOString();

/** The day and the time of day that a zone shows at a stored instant. */
export const dayAndTimeIn = (instant: string, zone: string): { day: string; time: string } => {
  const shown = new Date(wallClock(Date.parse(instant), zone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
};

/**
 * A stored date `days` later: a day, or an instant, which keeps its time of day in the zone across a change of summer time.
 * @param value YYYY-MM-DD or an ISO instant
 */
export const movedDate = (value: string, days: number, zone: string): string =>
  isDay(value)
    ? addDays(value, days)
    : new Date(instantAt(wallClock(Date.parse(value), zone) + days * dayMs, zone)).toISOString();

/**
 * First instant of a calendar day in a zone, ms since the epoch. Where clocks skip midnight it is the first moment
 * that exists on that day; where midnight comes twice it is the first one.
 */
export const startOfDay = (day: string, zone: string): number => hourOfDay(day, 0, zone);

/** The time was skipped: it begins where the clock jumps over it, found by halving to the second. */
const firstMomentAfter = (asUtc: number, from: number, zone: string): number => {
  let before = from - dayMs / 4;
  let after = from + dayMs / 4;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (wallClock(middle, zone) >= asUtc) after = middle;
    else before = middle;
  }
  return after;
};

/** Last counted second of a calendar day, 23:59:59 by the clock of the zone. */
export const endOfDay = (day: string, zone: string): number => startOfDay(addDays(day, 1), zone) - 1000;

/**
 * The instant that a stored date means: a day counts from its first second as a start and to its last
 * second as an end, in the exhibition's zone; a value with time is used as it is.
 * @param value YYYY-MM-DD or an ISO instant
 */
export const momentOf = (value: string, edge: 'start' | 'end', zone: string): number => {
  return remembered(knownMoments, `${edge}${zone}${value}`, () => {
    if (!isDay(value)) return Date.parse(value);
    return edge === 'start' ? startOfDay(value, zone) : endOfDay(value, zone);
  });
};

/** Whole seconds left until a moment, 0 in its own second, negative afterwards. Bounds are inclusive. */
export const secondsUntil = (moment: number, now: number): number => Math.floor(moment / 1000) - Math.floor(now / 1000);

/** Whether an inclusive end lies behind: true from the second after it. */
export const hasPassed = (end: number, now: number): boolean => secondsUntil(end, now) < 0;

/** Whether an inclusive start has come: true from its own second. */
export const hasBegun = (start: number, now: number): boolean => secondsUntil(start, now) <= 0;

/** A span of time with both seconds included, in ms since the epoch. */
export interface Period {
  from: number;
  to: number;
}

/** Whether a moment lies inside a period, bounds included. */
export const isWithin = ({ from, to }: Period, now: number): boolean => hasBegun(from, now) && !hasPassed(to, now);
