import { addDays, sortKey } from '@fairfront/shared-kit/domain/common';
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Participation } from './participations';
import { nextNumber, type TestPortal } from './test-portal';

/** A barcode of 14 characters, as every pass has. */
const newBarcode = (): string => `T${String(nextNumber()).padStart(13, '0')}`;

/** A participant pass that waits for its decision. */
export const aPersonalPass = (
  { database, clock }: TestPortal,
  participation: Pick<Participation, 'id'>,
  changes: Partial<Insertable<Tables['personal_passes']>> = {},
): Promise<Selectable<Tables['personal_passes']>> => {
  const lastname = changes.lastname ?? 'Долгов';
  return database.read
    .insertInto('personal_passes')
    .values({
      ...{ participation_id: participation.id, type: 'certificate', comment: null, company_name: 'ООО «Резец»' },
      ...{ lastname, lastname_sort: sortKey(lastname), name: 'Остап', middlename: null },
      ...{ country_id: null, birthday: null, birthday_place: null, barcode: newBarcode() },
      ...{ created_at: clock.now(), updated_at: clock.now(), created_by: null, deleted_at: null, deleted_by: null },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** A kind of vehicles. */
export const aCarType = (
  { database }: TestPortal,
  changes: Partial<Insertable<Tables['car_types']>> = {},
): Promise<Selectable<Tables['car_types']>> => {
  const number = nextNumber();
  return database.read
    .insertInto('car_types')
    .values({ title_rus: `Фургон ${number}`, title_eng: `Van ${number}`, ...changes })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** A pass of a vehicle that comes in 41 days and waits for its decision. */
export const aCarPass = async (
  portal: TestPortal,
  participation: Pick<Participation, 'id'>,
  changes: Partial<Insertable<Tables['car_passes']>> = {},
): Promise<Selectable<Tables['car_passes']>> => {
  const { database, clock } = portal;
  return database.read
    .insertInto('car_passes')
    .values({
      ...{ participation_id: participation.id, comment: null, barcode: newBarcode() },
      car_type_id: changes.car_type_id ?? (await aCarType(portal)).id,
      ...{ car_number: 'е777кх152', trailer_number: null, load_capacity: null, target: 'mounting', stand_id: null },
      ...{ entry_date: addDays(clock.now().toISOString().slice(0, 10), 41), departure_date: null },
      ...{ lastname: 'Петров', name: 'Андрей', middlename: null, phone: '+79161110001' },
      cargos: JSON.stringify([{ title: 'Ящик', quantity: 1 }]),
      ...{ created_at: clock.now(), updated_at: clock.now(), created_by: null, deleted_at: null, deleted_by: null },
      ...changes,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
