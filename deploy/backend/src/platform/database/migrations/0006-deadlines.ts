import { sqlMigration } from './sql-migration';

/** Personal calendar feeds, sent reminders and their settings (SHELL-248 to SHELL-254). */
export const deadlines = sqlMigration(`
  create table calendar_feeds (
    user_id bigint primary key references users on delete cascade,
    nonce text not null,
    token_hash text not null unique,
    created_at timestamptz not null
  );

  create table deadline_reminders (
    user_id bigint not null references users on delete cascade,
    participation_id bigint not null references participations on delete cascade,
    kind text not null,
    deadline_at timestamptz not null,
    days_before int not null,
    created_at timestamptz not null,
    primary key (user_id, participation_id, kind, deadline_at, days_before)
  );

  create table reminder_settings (
    user_id bigint primary key references users on delete cascade,
    days jsonb not null
  )
`);
