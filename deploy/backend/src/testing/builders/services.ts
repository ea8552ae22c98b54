import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Participation } from './participations';
import { nextNumber, type TestPortal } from './test-portal';

type Service = Selectable<Tables['additional_services']>;

/** A service for 1,200 roubles with VAT a piece, in a category of its own, by the organiser. */
export const aService = async (
  { database }: TestPortal,
  changes: Partial<Insertable<Tables['additional_services']>> = {},
): Promise<Service> => {
  const number = nextNumber();
  const db = database.read;
  const named = (rus: string, eng: string) => ({ name_rus: `${rus} ${number}`, name_eng: `${eng} ${number}` });
  const category = await db
    .insertInto('service_categories')
    .values({ parent_id: null, position: number, icon: 'chair', ...named('Категория', 'Category') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const executor = await db
    .insertInto('service_executors')
    .values({ is_organizer: true, ...named('Дирекция', 'Office') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const unit = await db
    .insertInto('service_units')
    .values(named('шт.', 'pc'))
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('additional_services')
    .values({
      ...{ category_id: category.id, executor_id: executor.id, unit_id: unit.id, position: number },
      ...named('Услуга', 'Service'),
      ...{ short_description_rus: '', short_description_eng: '' },
      prices: JSON.stringify([{ unit_id: unit.id, currency: 'RUR', with_vat: 120_000, without_vat: 100_000 }]),
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** An order of a participation that its company pays, without lines and not processed yet. */
export const anOrder = async (
  { database, clock }: TestPortal,
  { id: participation_id }: Pick<Participation, 'id'>,
  changes: Partial<Insertable<Tables['additional_orders']>> = {},
): Promise<Selectable<Tables['additional_orders']>> => {
  const { company_id } = await database.read
    .selectFrom('participations')
    .select('company_id')
    .where('id', '=', participation_id)
    .executeTakeFirstOrThrow();
  return database.read
    .insertInto('additional_orders')
    .values({
      ...{ participation_id, status: 'new', currency: 'RUR', vat_rate: 20, comment: null, purchase_number: null },
      ...{ payer_id: company_id, created_by: null, created_at: clock.now(), updated_at: clock.now() },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
