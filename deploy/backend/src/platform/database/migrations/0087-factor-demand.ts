import { sqlMigration } from './sql-migration';

/**
 * From which day of its zone on an exhibition demands a second factor of its administrators, and whether that day has come:
 * the check of every call reads the second column, which follows the first one (SHELL-495).
 */
export const factorDemand = sqlMigration(`
  alter table exhibitions
    add column second_factor_from date,
    add column second_factor_in_force boolean not null default false
`);
