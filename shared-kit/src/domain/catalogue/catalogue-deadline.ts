import { hasPassed, momentOf } from '../common';

/** Dates of an exhibition, its template and one order that determine the catalogue period. */
export interface CatalogueDates {
  catalog_order_deadline: string | null;
  timezone: string;
  /** Last day of the template, YYYY-MM-DD or an instant; takes precedence over that of the exhibition. */
  catalog_order_ended_at?: string | null;
  /** Orders are closed after it. */
  catalog_print_started_at?: string | null;
  /** An instant until which this participation may still save and send, regardless of the other dates. */
  editable_until?: string | null;
}

/** `late`: the last day has passed, but orders are still accepted. */
export type CataloguePeriod = 'open' | 'late' | 'closed';

const dayMs = 86_400_000;

/** Last moment of the announced deadline, ms since the epoch; null if there is none. */
export const catalogueDeadline = ({
  catalog_order_deadline,
  catalog_order_ended_at,
  timezone,
}: CatalogueDates): number | null => {
  const day = catalog_order_ended_at ?? catalog_order_deadline;
  return day === null ? null : momentOf(day, 'end', timezone);
};

/**
 * Last moment at which an order can be saved and sent, ms since the epoch: 24 hours after the deadline, but
 * not after printing has begun, except for an order with an extension. Null: no limit.
 */
export const catalogueEnd = (dates: CatalogueDates): number | null => {
  const deadline = catalogueDeadline(dates);
  const print = dates.catalog_print_started_at ?? null;
  const ends = [
    ...(deadline === null ? [] : [deadline + dayMs]),
    ...(print === null ? [] : [momentOf(print, 'start', dates.timezone)]),
  ];
  if (ends.length === 0) return null;
  const extended = dates.editable_until ? [Date.parse(dates.editable_until)] : [];
  return Math.max(Math.min(...ends), ...extended);
};

/**
 * Whether an order can still be saved and sent; always without a date.
 * @param now server time, ms since the epoch
 */
export const cataloguePeriod = (dates: CatalogueDates, now: number): CataloguePeriod => {
  const end = catalogueEnd(dates);
  if (end !== null && hasPassed(end, now)) return 'closed';
  const deadline = catalogueDeadline(dates);
  return deadline !== null && hasPassed(deadline, now) ? 'late' : 'open';
};

/**
 * Whether a return to draft comes after the end of the period without an extension: a returned order must be sendable.
 * @param until the given `editable_until`, an instant; null if there is none
 */
export const isReturnTooLate = (dates: CatalogueDates, until: string | null, now: number): boolean =>
  cataloguePeriod({ ...dates, editable_until: until ?? dates.editable_until ?? null }, now) === 'closed';
