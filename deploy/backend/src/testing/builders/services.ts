import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { aCategory, anExecutor, aUnit } from './service-parts';
import { nextNumber, type TestPortal } from './test-portal';

export type Service = Selectable<Tables['additional_services']>;

/** A service for 1,200 roubles with VAT a piece, in a category of its own, by the organiser, unless its ids are given. */
export const aService = async (
  portal: TestPortal,
  changes: Partial<Insertable<Tables['additional_services']>> = {},
): Promise<Service> => {
  const number = nextNumber();
  const unit_id = changes.unit_id ?? (await aUnit(portal)).id;
  return portal.database.read
    .insertInto('additional_services')
    .values({
      category_id: changes.category_id ?? (await aCategory(portal)).id,
      executor_id: changes.executor_id ?? (await anExecutor(portal)).id,
      ...{ unit_id, position: number, name_rus: `Услуга ${number}`, name_eng: `Service ${number}` },
      ...{ short_description_rus: '', short_description_eng: '' },
      prices: JSON.stringify([{ unit_id, currency: 'RUR', with_vat: 120_000, without_vat: 100_000 }]),
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
