import { sqlMigration } from './sql-migration';

/** One-time codes of sign-in links: only their hashes, for five minutes (SHELL-328). */
export const signInCodes = sqlMigration(`
  create table sign_in_codes (
    code_hash text primary key,
    user_id bigint not null references users on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index sign_in_codes_by_user on sign_in_codes (user_id)
`);
