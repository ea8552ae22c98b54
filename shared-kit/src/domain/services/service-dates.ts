import { localized, ownTextOf } from '../../formats';
import {
  addDays,
  areServicesShown,
  endOfDay,
  hasPassed,
  reminderDays,
  type DeadlineItem,
  type DeadlineService,
  type ServicesRuleInput,
} from '../../model';
import { hasPeriodEnded, type OrderingPeriod } from './ordering-window';
import { priceOnDay, type PriceStep } from './price-steps';

/** How many services a date names; the others are a number. */
export const namedServices = 3;

/** Offered services with the same dates. */
export interface DatedServices {
  /** YYYY-MM-DD, included; null without an end of their own. */
  order_until: string | null;
  price_steps: PriceStep[];
  /** Without a price nothing can rise. */
  has_price: boolean;
  count: number;
  /** How many of them are in the cart. */
  in_cart: number;
  /** The first ones, those of the cart before the others. */
  first: (DeadlineService & { in_cart: boolean })[];
}

/** What the dates of services are judged by. */
export interface ServiceDatesInput extends ServicesRuleInput {
  exhibition: ServicesRuleInput['exhibition'] & OrderingPeriod;
}

type DateKind = 'services-price' | 'services-end';

/** The last days of prices that rise the day after, as long as the services can be ordered then. */
const lastDaysOfPrices = ({ price_steps: steps, has_price, order_until }: DatedServices): string[] =>
  has_price
    ? steps
        .filter(({ from }) => order_until === null || from <= order_until)
        .filter(({ from }) => priceOnDay(steps, from).percent > priceOnDay(steps, addDays(from, -1)).percent)
        .map(({ from }) => addDays(from, -1))
    : [];

/**
 * On which days prices of services rise and orders of services end, one entry for all services of a day: those of the cart
 * come first and are reminded of, the others are an offer (SVC-175). For those who may order.
 * @param now ms since the epoch
 */
export const serviceDateItems = (
  event: ServiceDatesInput,
  groups: readonly DatedServices[],
  now: number,
): DeadlineItem[] => {
  const { exhibition } = event;
  if (!areServicesShown(event) || hasPeriodEnded(exhibition, now)) return [];
  const days = new Map<string, { kind: DateKind; day: string; groups: DatedServices[] }>();
  const add = (kind: DateKind, day: string, group: DatedServices) => {
    const known = days.get(`${kind} ${day}`);
    if (known) known.groups.push(group);
    else days.set(`${kind} ${day}`, { kind, day, groups: [group] });
  };
  for (const group of groups) {
    for (const day of lastDaysOfPrices(group)) add('services-price', day, group);
    if (group.order_until !== null) add('services-end', group.order_until, group);
  }
  return [...days.values()].flatMap(({ kind, day, groups: ofDay }): DeadlineItem[] => {
    const at = endOfDay(day, exhibition.timezone);
    if (hasPassed(at, now)) return [];
    const isInCart = ofDay.some(({ in_cart }) => in_cart > 0);
    const first = ofDay.flatMap((group) => group.first);
    const named = [...first.filter(({ in_cart }) => in_cart), ...first.filter(({ in_cart }) => !in_cart)];
    return [
      {
        kind,
        area: 'services',
        edge: 'until',
        at,
        state: 'need',
        isOptional: !isInCart,
        detail: 'services',
        count: ofDay.reduce((sum, { count }) => sum + count, 0),
        services: named
          .slice(0, namedServices)
          .map((service) => localized('name', (locale) => ownTextOf(service, 'name', locale))),
        progress: null,
        opens: { route: isInCart ? 'cart' : 'categories' },
        reminders: isInCart ? reminderDays.slice(1) : reminderDays.slice(1, 2),
      },
    ];
  });
};
