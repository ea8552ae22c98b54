import { sqlMigration } from './sql-migration';

/** Kinds of vehicles are set up by staff, with the number of another system. */
export const carTypeIds = sqlMigration(`
  alter table car_types add column external_id text unique;
`);
