import { sqlMigration } from './sql-migration';

/** What else is taken back without being deleted: documents, announcements, entries of lists that passes refer to, codes. */
export const archives = sqlMigration(`
  alter table library_items add column archived_at timestamptz;
  alter table announcements add column archived_at timestamptz;
  alter table countries add column archived_at timestamptz;
  alter table car_types add column archived_at timestamptz;
  alter table participant_codes add column revoked_at timestamptz;
`);
