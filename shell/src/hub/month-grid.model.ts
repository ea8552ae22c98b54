import { firstWeekday } from '@fairfront/shared-kit/formats';
import { addDays } from '@fairfront/shared-kit/model';

/** A month as YYYY-MM. */
export type Month = string;

export const monthOf = (day: string): Month => day.slice(0, 7);

/** The month `count` months later. */
export const addMonths = (month: Month, count: number): Month => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.toISOString().slice(0, 7);
};

/** The days of the whole weeks that a month touches, Monday first, as YYYY-MM-DD. */
export const monthDays = (month: Month): string[] => {
  const first = `${month}-01`;
  const weekday = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() - firstWeekday + 7) % 7;
  const start = addDays(first, -weekday(first));
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const end = addDays(last, 6 - weekday(last));
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
};
