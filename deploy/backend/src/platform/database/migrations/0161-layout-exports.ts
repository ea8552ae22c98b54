import { sqlMigration } from './sql-migration';

/** The catalogue for layout is exported as XML and JSON, too. */
export const layoutExports = sqlMigration(`
  alter table list_exports drop constraint list_exports_format_check;
  alter table list_exports add constraint list_exports_format_check check (format in ('csv', 'xlsx', 'xml', 'json'));
`);
