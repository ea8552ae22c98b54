import { hasPassed, momentOf } from '@fairfront/shared-kit/model';

/** The dates of an exhibition that decide about its catalogue. */
export interface CatalogueDates {
  catalog_order_deadline: string | null;
  timezone: string;
}

/** `late`: the last day is over, but orders are still taken (CAT-203). */
export type CataloguePeriod = 'open' | 'late' | 'closed';

const dayMs = 86_400_000;

/** Last moment of the announced deadline, ms since the epoch; null without one. */
export const catalogueDeadline = ({ catalog_order_deadline, timezone }: CatalogueDates): number | null =>
  catalog_order_deadline === null ? null : momentOf(catalog_order_deadline, 'end', timezone);

/**
 * Whether an order can still be saved and sent: until 24 hours after the deadline (CAT-203, CAT-204); always without one.
 * @param now ms since the epoch by the server's clock
 */
export const cataloguePeriod = (dates: CatalogueDates, now: number): CataloguePeriod => {
  const deadline = catalogueDeadline(dates);
  if (deadline === null || !hasPassed(deadline, now)) return 'open';
  return hasPassed(deadline + dayMs, now) ? 'closed' : 'late';
};
