import { addDays, dayAt, dayOfWeek, hourOfDay, startOfDay, wallClock } from '../../common/zone';

/** The days on which the daily e-mail is sent. */
export const emailDays = ['every', 'workdays'] as const;
/** One of `emailDays`. */
export type EmailDays = (typeof emailDays)[number];

/** When e-mails may come; hours are whole ones of the zone, 0 to 23. */
export interface EmailSchedule {
  /** IANA name of the reader's zone. */
  timezone: string;
  daily: { is_on: boolean; hour: number; days: EmailDays };
  /** From one hour to another, across midnight if `until` is not later; `weekends` are quiet all day. */
  quiet: { is_on: boolean; from: number; until: number; weekends: boolean };
}

/** The default: a daily e-mail in the morning, no quiet hours. */
export const defaultSchedule: Omit<EmailSchedule, 'timezone'> = {
  daily: { is_on: true, hour: 9, days: 'workdays' },
  quiet: { is_on: false, from: 21, until: 8, weekends: false },
};

const isWeekend = (day: string): boolean => [0, 6].includes(dayOfWeek(day));

/** The end of the quiet hours that a moment is in, considering that day alone; null outside quiet hours. */
const quietUntil = ({ quiet, timezone }: EmailSchedule, moment: number): number | null => {
  if (!quiet.is_on) return null;
  const day = dayAt(moment, timezone);
  if (quiet.weekends && isWeekend(day)) return startOfDay(addDays(day, 1), timezone);
  const hour = new Date(wallClock(moment, timezone)).getUTCHours();
  const { from, until } = quiet;
  if (from < until) return hour >= from && hour < until ? hourOfDay(day, until, timezone) : null;
  if (hour < until) return hourOfDay(day, until, timezone);
  return hour >= from ? hourOfDay(addDays(day, 1), until, timezone) : null;
};

/** A night, two days of a weekend and the nights around them follow each other. */
const mostQuietSpans = 8;

/**
 * The first moment from `now` on at which e-mails may come: `now` itself outside of quiet hours.
 * @param now ms since the epoch
 */
export const endOfQuiet = (schedule: EmailSchedule, now: number): number => {
  let moment = now;
  for (let span = 0; span < mostQuietSpans; span += 1) {
    const until = quietUntil(schedule, moment);
    if (until === null || until <= moment) return moment;
    moment = until;
  }
  return moment;
};

/** A weekend, and an e-mail whose hour of today has passed. */
const mostDays = 8;

/**
 * When the next daily e-mail comes, later than `now`: at its hour, on working days only where that is chosen; where its hour
 * is quiet it waits for the end.
 * @param now ms since the epoch
 */
export const nextDailyEmail = (schedule: EmailSchedule, now: number): number => {
  const { daily, quiet, timezone } = schedule;
  const skipsWeekends = daily.days === 'workdays' || (quiet.is_on && quiet.weekends);
  const today = dayAt(now, timezone);
  // the e-mail of yesterday may have waited for the end of quiet hours
  for (let ahead = -1; ahead < mostDays; ahead += 1) {
    const day = addDays(today, ahead);
    if (skipsWeekends && isWeekend(day)) continue;
    const at = endOfQuiet(schedule, hourOfDay(day, daily.hour, timezone));
    if (at > now) return at;
  }
  throw new RangeError(`no day for the daily e-mail after ${now}`);
};
