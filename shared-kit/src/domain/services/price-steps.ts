import { lineAmount, type Hundredths } from '../../model';

/** From a day on (YYYY-MM-DD, zone of the exhibition) every price of a service changes by so many percent of its base price. */
export interface PriceStep {
  from: string;
  /** -10 for an early price, 50 for a late one; 0 is the base price. */
  percent: number;
}

/** Prices by order date: what counts today, and what comes next (SVC-160). */
export interface PriceOnDay {
  percent: number;
  next: PriceStep | null;
}

const byDay = (steps: readonly PriceStep[]): PriceStep[] => [...steps].sort((a, b) => (a.from < b.from ? -1 : 1));

/** The step that counts on a day, and the next one with another price; before the first step the base price counts. */
export const priceOnDay = (steps: readonly PriceStep[], day: string): PriceOnDay => {
  const ordered = byDay(steps);
  const percent = ordered.filter(({ from }) => from <= day).at(-1)?.percent ?? 0;
  return { percent, next: ordered.find((step) => step.from > day && step.percent !== percent) ?? null };
};

/** A base price at a step, rounded half up to hundredths (SVC-135). */
export const steppedPrice = (base: Hundredths | null, percent: number): Hundredths | null =>
  lineAmount(base, (100 + percent) / 100);

/** Minutes for which a line of the cart keeps the price that was seen when it was added or changed (SVC-160). */
export const heldMinutes = 60;

/** What a line of the cart has kept: the unit price with VAT that was seen, and until when it counts. */
export interface HeldPrice {
  /** Null when the service had no price then. */
  seen: Hundredths | null;
  /** ms since the epoch */
  pricedAt: number;
}

/** The price that a line is charged at now. */
export interface LinePrice {
  price: Hundredths | null;
  /** ms since the epoch until which a lower price than today's is kept; null when today's counts anyway. */
  keptUntil: number | null;
  /** The price seen before, when today's is higher and has not been looked at yet: placing is refused. */
  risenFrom: Hundredths | null;
}

/**
 * The unit price of a line: the one seen is kept for 60 minutes, afterwards today's counts. A price that has risen must be
 * looked at before placing; one that has fallen counts at once (SVC-160).
 * @param today unit price with VAT of today; null without a price
 * @param now ms since the epoch
 */
export const linePrice = ({ seen, pricedAt }: HeldPrice, today: Hundredths | null, now: number): LinePrice => {
  if (today === null || seen === null || today <= seen) return { price: today, keptUntil: null, risenFrom: null };
  const until = pricedAt + heldMinutes * 60_000;
  if (now < until) return { price: seen, keptUntil: until, risenFrom: null };
  return { price: today, keptUntil: null, risenFrom: seen };
};
