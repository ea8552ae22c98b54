import { steppedPrice } from '@fairfront/shared-kit/domain/services';
import type { Transaction } from 'kysely';
import { importCart, type QuantityOfDate, type TimesOfDate } from '@fairfront/backend/areas/services';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import type { DemoCalendar } from './demo-calendar';
import { namedDays } from './demo-days';
import { demoOffers } from './demo-offers';
import { demoService } from './demo-services';
import cart from './orders/cart.json';

export interface DemoCartLine {
  id: number;
  participation_id: number;
  service_id: number;
  unit_id: number;
  quantity: number;
  dates: string[];
  quantity_by_dates: QuantityOfDate[];
  time_range_by_dates: TimesOfDate[];
  comment: string | null;
  /** Unit prices that were seen when the line was added, by currency. */
  held_prices: Record<string, number>;
  created_at: string;
}

const cartParticipation = 101;

/** When the lines were added: a day before the price step of one of them. */
const addedOn = -2;

/** The prices of a service on the day of adding: what the screen said then. */
const pricesSeen = (calendar: DemoCalendar, serviceId: number): Record<string, number> => {
  const offer = demoOffers(calendar).find((one) => one.exhibition_id === 1 && one.service_id === serviceId);
  const step = offer?.price_steps.filter(({ from }) => from <= calendar.day(addedOn)).at(-1);
  const { prices, unit_id } = demoService(serviceId);
  return Object.fromEntries(
    prices
      .filter((price) => price.unit_id === unit_id)
      .map(({ currency, with_vat }) => [currency, steppedPrice(with_vat, step?.percent ?? 0) ?? 0]),
  );
};

/** The cart of participation 101: three lines of two executors, one by stand area and days, one that has become dearer. */
export const demoCartLines = (calendar: DemoCalendar): DemoCartLine[] => {
  const dayOf = namedDays(calendar, 1);
  return cart.map(({ service, dates, ...line }) => ({
    ...line,
    participation_id: cartParticipation,
    service_id: service,
    unit_id: demoService(service).unit_id,
    dates: dates.map(dayOf),
    quantity_by_dates: [],
    time_range_by_dates: [],
    held_prices: pricesSeen(calendar, service),
    created_at: calendar.instant(addedOn, 11, line.id),
  }));
};

export const seedCart = (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> =>
  importCart(
    trx,
    cartParticipation,
    demoCartLines(calendar).map(({ participation_id: _participation, created_at, ...line }) => ({
      ...line,
      created_at: new Date(created_at),
    })),
  );
