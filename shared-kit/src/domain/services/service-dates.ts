import { localized, ownTextOf } from '../common';
import { addDays, endOfDay, hasPassed } from '../common';
import {
  areServicesShown,
  reminderDays,
  type DeadlineItem,
  type DeadlineService,
  type ServicesRuleInput,
} from '../participations';
import { hasPeriodEnded, type OrderingPeriod } from './ordering-window';
import { priceOnDay, type PriceStep } from './price-steps';

/** Number of services that a date lists by name; the others are counted. */
export const namedServices = 3;

/** Offered services with the same dates. */
export interface DatedServices {
  /** YYYY-MM-DD, inclusive; null if they have none. */
  order_until: string | null;
  price_steps: PriceStep[];
  /** A price that does not exist cannot increase. */
  has_price: boolean;
  count: number;
  /** How many of them are in the cart. */
  in_cart: number;
  /** The first ones, with those in the cart first. */
  first: (DeadlineService & { in_cart: boolean })[];
}

/** Input for the dates of services. */
export interface ServiceDatesInput extends ServicesRuleInput {
  exhibition: ServicesRuleInput['exhibition'] & OrderingPeriod;
}

type DateKind = 'services-price' | 'services-end';

/** The last days before price increases on which the services can still be ordered. */
const lastDaysOfPrices = ({ price_steps: steps, has_price, order_until }: DatedServices): string[] =>
  has_price
    ? steps
        .filter(({ from }) => order_until === null || from <= order_until)
        .filter(({ from }) => priceOnDay(steps, from).percent > priceOnDay(steps, addDays(from, -1)).percent)
        .map(({ from }) => addDays(from, -1))
    : [];

/**
 * The days on which prices of services increase or ordering ends, one entry per day for all services: those in the cart
 * come first and trigger reminders, the others are an offer. For users who may order.
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
