import { sqlMigration } from './sql-migration';

/**
 * The second factor of a person (SHELL-444 to SHELL-451): the secret of an app, which the server must know to make the same
 * codes, and hashes of recovery codes. A sign-in that waits for it is a row of its own.
 */
export const secondFactor = sqlMigration(`
  alter table users add column second_factor_at timestamptz;

  create table code_apps (
    user_id bigint primary key references users on delete cascade,
    secret text,
    confirmed_at timestamptz,
    last_step bigint not null default 0,
    pending_secret text,
    check ((secret is null) = (confirmed_at is null))
  );
  create table recovery_codes (
    user_id bigint not null references users on delete cascade,
    code_hash text not null,
    salt text not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  );
  create table second_steps (
    ticket_hash text primary key,
    user_id bigint not null references users on delete cascade,
    device_key text,
    created_at timestamptz not null,
    expires_at timestamptz not null
  );
  create index second_steps_by_user on second_steps (user_id)
`);
