/** Days of the demo world count from D, the day the database is created, in Moscow (DEMO data move with the date). */
export interface DemoCalendar {
  /** D + n as YYYY-MM-DD. */
  day: (n: number) => string;
  /** An instant on D + n at an hour of Moscow, as ISO in UTC. */
  instant: (n: number, hour?: number, minute?: number) => string;
}

const moscow = 'Europe/Moscow';
/** Moscow keeps UTC+3 all year since 2014. */
const moscowOffsetHours = 3;
const dayMs = 86_400_000;

export const demoCalendar = (now: Date): DemoCalendar => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: moscow, dateStyle: 'short' }).format(now);
  const midnight = Date.parse(`${today}T00:00:00Z`);
  return {
    day: (n) => new Date(midnight + n * dayMs).toISOString().slice(0, 10),
    instant: (n, hour = 10, minute = 0) =>
      new Date(midnight + n * dayMs + (hour - moscowOffsetHours) * 3_600_000 + minute * 60_000).toISOString(),
  };
};
