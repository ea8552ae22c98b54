import { sqlMigration } from './sql-migration';

/** For how many days after its dismantling an exhibition keeps pass data; null: the default. */
export const passDataDays = sqlMigration(`
  alter table exhibitions add column pass_data_days integer;
`);
