import { weeksOfMonth } from '@fairfront/shared-kit/platform/formats';
import { addMonths as addMonthsToDay } from '@fairfront/shared-kit/domain/common';

/** A month as YYYY-MM. */
export type Month = string;

export const monthOf = (day: string): Month => day.slice(0, 7);

/** The month `count` months later. */
export const addMonths = (month: Month, count: number): Month => monthOf(addMonthsToDay(`${month}-01`, count));

/** The days of all weeks that overlap a month, starting on Monday, as YYYY-MM-DD. */
export const monthDays = (month: Month): string[] => weeksOfMonth(`${month}-01`).flat();
