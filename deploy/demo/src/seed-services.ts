import type { Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import type { DemoCalendar } from './demo-calendar';
import { demoOffers } from './demo-offers';
import { demoExecutors, demoServiceCategories, demoServices, demoUnits } from './demo-services';

/** The catalogue of services and what each exhibition offers of it. */
export const seedServices = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  await trx.insertInto('service_categories').values(demoServiceCategories).execute();
  await trx.insertInto('service_executors').values(demoExecutors).execute();
  await trx.insertInto('service_units').values(Object.values(demoUnits)).execute();
  await trx
    .insertInto('additional_services')
    .values(
      demoServices.map(({ prices, requires, images, related_ids, ...service }) => ({
        ...service,
        position: service.id,
        prices: JSON.stringify(prices),
        requires: JSON.stringify(requires),
        images: JSON.stringify(images),
        related_ids: JSON.stringify(related_ids),
      })),
    )
    .execute();
  await trx
    .insertInto('service_offers')
    .values(
      demoOffers(calendar).map(({ event_types, price_steps, ...offer }) => ({
        ...offer,
        event_types: event_types && JSON.stringify(event_types),
        price_steps: JSON.stringify(price_steps),
      })),
    )
    .execute();
};
