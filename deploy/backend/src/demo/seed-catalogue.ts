import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import type { DemoCalendar } from './demo-calendar';
import { demoCatalogueOrders, demoVersions } from './demo-catalogue-orders';

/** The orders of the catalogue; each has the number of its participation. */
export const seedCatalogue = async (trx: Transaction<Tables>, calendar: DemoCalendar): Promise<void> => {
  await trx
    .insertInto('catalog_orders')
    .values(
      demoCatalogueOrders.map((entry) => ({
        id: entry.participation_id,
        participation_id: entry.participation_id,
        status: demoVersions(entry, calendar).at(-1)?.status ?? 'draft',
      })),
    )
    .execute();
};
