import { dayAt, endOfDay, hasPassed } from '../common';

/** The fields of an exhibition that end all ordering. */
export interface OrderingPeriod {
  dismantling_ended_at: string;
  timezone: string;
}

/** Why a service cannot be ordered now. */
export type OrderingEnd = 'period_ended' | 'service_closed';

/** Ordering ends for everybody after the last day of dismantling, in the exhibition's time zone. */
export const hasPeriodEnded = ({ dismantling_ended_at, timezone }: OrderingPeriod, now: number): boolean =>
  hasPassed(endOfDay(dismantling_ended_at, timezone), now);

/**
 * Why a service cannot be added, changed or ordered now; null if it can.
 * @param orderUntil last day of ordering, YYYY-MM-DD, inclusive; null if it has none
 * @param now ms since the epoch
 */
export const orderingEnd = (period: OrderingPeriod, orderUntil: string | null, now: number): OrderingEnd | null => {
  if (hasPeriodEnded(period, now)) return 'period_ended';
  return orderUntil !== null && hasPassed(endOfDay(orderUntil, period.timezone), now) ? 'service_closed' : null;
};

/** Today in the exhibition's time zone, YYYY-MM-DD: the first day that can be ordered. */
export const today = ({ timezone }: Pick<OrderingPeriod, 'timezone'>, now: number): string => dayAt(now, timezone);
