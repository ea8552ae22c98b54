import { toHundredths, type CurrencyCode } from '@fairfront/shared-kit/domain/common';
import type { requirements } from '@fairfront/shared-kit/domain/services/api';
import type { PriceStep } from '@fairfront/shared-kit/domain/services';
import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { aUnit } from './service-parts';
import { aService, type Service } from './services';
import type { TestPortal } from './test-portal';

type Columns = Partial<Insertable<Tables['additional_services']>>;

/** What a test says about a service: the columns, and those with lists in plain terms. */
export interface PricedService extends Omit<Columns, 'prices' | 'requires' | 'related_ids'> {
  /** Prices with VAT a unit by currency; none of them: staff set the price in the order. */
  prices?: Partial<Record<CurrencyCode, number>>;
  /** What an order of it needs besides a quantity. */
  requires?: (typeof requirements)[number][];
  related?: Pick<Service, 'id'>[];
}

/** A service of the organiser with these prices, by the piece, for 1,000 roubles unless told. */
export const aPricedService = async (
  portal: TestPortal,
  { prices = { RUR: 1_000 }, requires = [], related = [], ...columns }: PricedService = {},
): Promise<Service> => {
  const unit_id = columns.unit_id ?? (await aUnit(portal)).id;
  const stored = Object.entries(prices).map(([currency, price]) => ({
    ...{ unit_id, currency, with_vat: toHundredths(price), without_vat: null },
  }));
  return aService(portal, {
    ...columns,
    ...{ unit_id, prices: JSON.stringify(stored), requires: JSON.stringify(requires) },
    related_ids: JSON.stringify(related.map(({ id }) => id)),
  });
};

/** What an exhibition changes of a service. */
export interface ServiceOffer extends Omit<
  Partial<Insertable<Tables['service_offers']>>,
  'event_types' | 'price_steps'
> {
  event_types?: string[] | null;
  /** Changes of the price by day of ordering. */
  price_steps?: PriceStep[];
}

/** Changes the offer of a service at an exhibition; what is not named stays as it is. */
export const offerService = async (
  { database }: TestPortal,
  exhibition_id: number,
  { id: service_id }: Pick<Service, 'id'>,
  { event_types, price_steps, ...columns }: ServiceOffer,
): Promise<void> => {
  const facts = {
    ...columns,
    ...(event_types === undefined ? {} : { event_types: event_types && JSON.stringify(event_types) }),
    ...(price_steps === undefined ? {} : { price_steps: JSON.stringify(price_steps) }),
  };
  await database.read
    .insertInto('service_offers')
    .values({ exhibition_id, service_id, ...facts })
    .onConflict((conflict) => conflict.columns(['exhibition_id', 'service_id']).doUpdateSet(facts))
    .execute();
};
