import { sqlMigration } from './sql-migration';

/** The site that last used a token of the catalogue: its user recognises the token by it (CAT-259). */
export const embedTokenSites = sqlMigration(`
  alter table sessions add column site text;
`);
