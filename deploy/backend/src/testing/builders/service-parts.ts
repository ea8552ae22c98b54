import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import { nextNumber, type TestPortal } from './test-portal';

type Changes<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

/** A category of the first level. */
export const aCategory = (
  { database }: TestPortal,
  changes: Changes<'service_categories'> = {},
): Promise<Selectable<Tables['service_categories']>> => {
  const position = nextNumber();
  const names = { name_rus: `Категория ${position}`, name_eng: `Category ${position}` };
  return database.read
    .insertInto('service_categories')
    .values({ parent_id: null, position, icon: 'chair', ...names, ...changes })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** The organiser as a contractor. */
export const anExecutor = (
  { database }: TestPortal,
  changes: Changes<'service_executors'> = {},
): Promise<Selectable<Tables['service_executors']>> => {
  const number = nextNumber();
  return database.read
    .insertInto('service_executors')
    .values({ is_organizer: true, name_rus: `Дирекция ${number}`, name_eng: `Office ${number}`, ...changes })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** A unit of services: a piece. */
export const aUnit = (
  { database }: TestPortal,
  changes: Changes<'service_units'> = {},
): Promise<Selectable<Tables['service_units']>> => {
  const number = nextNumber();
  return database.read
    .insertInto('service_units')
    .values({ name_rus: `шт. ${number}`, name_eng: `pc ${number}`, ...changes })
    .returningAll()
    .executeTakeFirstOrThrow();
};
