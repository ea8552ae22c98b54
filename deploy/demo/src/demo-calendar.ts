import { addDays, dayAt, startOfDay } from '@fairfront/shared-kit/domain/common';

/** Days of the demo world count from D, the day the database is created, in Moscow (DEMO data move with the date). */
export interface DemoCalendar {
  /** D + n as YYYY-MM-DD. */
  day: (n: number) => string;
  /** An instant on D + n at an hour of Moscow, as ISO in UTC. */
  instant: (n: number, hour?: number, minute?: number) => string;
}

const moscow = 'Europe/Moscow';

export const demoCalendar = (now: Date): DemoCalendar => {
  const day = (n: number) => addDays(dayAt(now.getTime(), moscow), n);
  return {
    day,
    instant: (n, hour = 10, minute = 0) =>
      new Date(startOfDay(day(n), moscow) + hour * 3_600_000 + minute * 60_000).toISOString(),
  };
};
