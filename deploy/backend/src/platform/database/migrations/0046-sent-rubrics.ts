import { sqlMigration } from './sql-migration';

/** The names of the rubrics of a sent order, whatever its exhibition calls them later; null in a draft (CAT-303). */
export const sentRubrics = sqlMigration(`
  alter table catalog_orders add column rubric_names jsonb;
`);
