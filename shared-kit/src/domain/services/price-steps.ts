import { lineAmount, type Hundredths } from '../common';

/**
 * From a day (YYYY-MM-DD, exhibition time zone) every price of a service changes by this percentage of its base price.
 */
export interface PriceStep {
  from: string;
  /** -10 for an early price, 50 for a late one; 0 is the base price. */
  percent: number;
}

/** Prices by order date: the current one and the next. */
export interface PriceOnDay {
  percent: number;
  next: PriceStep | null;
}

const byDay = (steps: readonly PriceStep[]): PriceStep[] => [...steps].sort((a, b) => (a.from < b.from ? -1 : 1));

/**
 * The step that applies on a day, and the next one with another price; before the first step the base price applies.
 */
export const priceOnDay = (steps: readonly PriceStep[], day: string): PriceOnDay => {
  const ordered = byDay(steps);
  const percent = ordered.filter(({ from }) => from <= day).at(-1)?.percent ?? 0;
  return { percent, next: ordered.find((step) => step.from > day && step.percent !== percent) ?? null };
};

/** A base price after a step, rounded half up to hundredths. */
export const steppedPrice = (base: Hundredths | null, percent: number): Hundredths | null =>
  lineAmount(base, (100 + percent) / 100);

/** Minutes for which a cart line keeps the price displayed when it was added or changed. */
export const heldMinutes = 60;

/** The held price of a cart line: the displayed unit price with VAT, and its expiry. */
export interface HeldPrice {
  /** Null if the service had no price then. */
  seen: Hundredths | null;
  /** ms since the epoch */
  pricedAt: number;
}

/** The price charged for a line now. */
export interface LinePrice {
  price: Hundredths | null;
  /**
   * ms since the epoch until which a price lower than the current one is held; null if the current one applies anyway.
   */
  keptUntil: number | null;
  /** The previous price if the current one is higher and has not been reviewed: ordering is blocked. */
  risenFrom: Hundredths | null;
}

/**
 * The unit price of a line: the displayed one is held for 60 minutes, then the current one applies. An increase must be
 * reviewed before ordering; a decrease applies at once.
 * @param today current unit price with VAT; null without a price
 * @param now ms since the epoch
 */
export const linePrice = ({ seen, pricedAt }: HeldPrice, today: Hundredths | null, now: number): LinePrice => {
  if (today === null || seen === null || today <= seen) return { price: today, keptUntil: null, risenFrom: null };
  const until = pricedAt + heldMinutes * 60_000;
  if (now < until) return { price: seen, keptUntil: until, risenFrom: null };
  return { price: today, keptUntil: null, risenFrom: seen };
};
