import { addDays } from '@fairfront/shared-kit/domain/common';
import { weeksOfMonth } from '@fairfront/shared-kit/platform/formats';

/**
 * The weeks of a month on a board; the current week is at the top if it adjoins the month from above, so that today is
 * seen together with what comes (DESIGN §12, MonthGrid).
 */
export const boardWeeks = (month: string, today: string): string[][] => {
  const weeks = weeksOfMonth(month);
  const first = weeks[0]?.[0] ?? month;
  const before = Array.from({ length: 7 }, (_, index) => addDays(first, index - 7));
  return before.includes(today) ? [before, ...weeks] : weeks;
};
