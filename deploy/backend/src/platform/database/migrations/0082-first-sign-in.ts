import { sqlMigration } from './sql-migration';

/**
 * Since when an account is used: the letter about a new device begins with the second one, also after all devices were
 * forgotten (SHELL-450). An account that was confirmed before counts as used.
 */
export const firstSignIn = sqlMigration(`
  alter table users add column first_sign_in_at timestamptz;
  update users set first_sign_in_at = email_confirmed_at
`);
