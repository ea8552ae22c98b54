import { sqlMigration } from './sql-migration';

/** Why it came to what a notification says: the comment of a rejection or of a return (ACC-203). */
export const notificationReasons = sqlMigration(`
  alter table notifications add column reason text;
`);
