import { sqlMigration } from './sql-migration';

/** What a person has chosen about notifications: for all exhibitions, and for single ones (SHELL-460 to SHELL-464). */
export const notificationSettings = sqlMigration(`
  create table notification_settings (
    user_id bigint primary key references users on delete cascade,
    schedule jsonb,
    choices jsonb not null default '{}'
  );

  create table exhibition_notification_settings (
    user_id bigint not null references users on delete cascade,
    exhibition_id bigint not null references exhibitions on delete cascade,
    choices jsonb not null,
    primary key (user_id, exhibition_id)
  )
`);
