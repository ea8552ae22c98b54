import { fromHundredths } from '@fairfront/shared-kit/domain/common';
import {
  flagsOf,
  createCategories,
  createExecutors,
  createOffers,
  createServices,
  createUnits,
  type NewService,
} from '@fairfront/backend/areas/services';
import type { Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import type { DemoCalendar } from './demo-calendar';
import { demoOffers } from './demo-offers';
import { demoExecutors, demoServiceCategories, demoServices, demoUnits, type DemoService } from './demo-services';

/** A service of the demo as the organiser enters it. */
export const newService = ({
  id: _id,
  prices,
  requires,
  synonyms,
  ...facts
}: Omit<DemoService, 'id'> & { id?: number }): NewService => ({
  ...facts,
  ...flagsOf(requires),
  synonyms: synonyms === '' ? [] : synonyms.split(', '),
  prices: prices.map(({ unit_id, currency, with_vat, without_vat }) => ({
    unit_id,
    currency,
    price_with_vat: with_vat === null ? null : fromHundredths(with_vat),
    price_without_vat: without_vat === null ? null : fromHundredths(without_vat),
  })),
});

/** The catalogue of services and what each exhibition offers of it. */
export const seedServices = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  await createCategories(trx, demoServiceCategories);
  await createExecutors(trx, demoExecutors);
  await createUnits(trx, Object.values(demoUnits));
  await createServices(
    trx,
    demoServices.map((service) => ({ ...newService(service), id: service.id, position: service.id })),
  );
  await createOffers(trx, demoOffers(calendar));
};
