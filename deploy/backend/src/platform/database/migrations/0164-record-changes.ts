import { sqlMigration } from './sql-migration';

const tables = ['exhibitions', 'exhibition_managers', 'pavilions'];

/** When a row of the set-up was last written, for `If-Match` (see `0140-changes`). */
export const recordChanges = sqlMigration(
  tables
    .map(
      (table) => `
  alter table ${table} add column changed_at timestamptz(3) not null default date_trunc('milliseconds', clock_timestamp());
  create trigger ${table}_changed before insert or update on ${table} for each row execute function note_change();
`,
    )
    .join(''),
);
