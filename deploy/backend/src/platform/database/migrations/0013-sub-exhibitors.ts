import { sqlMigration } from './sql-migration';

/** A deleted sub-exhibitor stays stored, so that the organiser can restore it (ACC-106). */
export const subExhibitors = sqlMigration(`
  alter table participations
    add column deleted_at timestamptz,
    add column deleted_by bigint references users on delete set null
`);
