import { sqlMigration } from './sql-migration';

/**
 * The kind of a notification, whether it stands in the portal, until when it is put off, and the letter that waits for its time
 * (SHELL-460 to SHELL-467).
 */
export const notificationLetters = sqlMigration(`
  alter table notifications
    add column kind text,
    add column in_portal boolean not null default true,
    add column deadline_at timestamptz,
    add column snoozed_until timestamptz,
    add column returned_at timestamptz,
    add column letter_in text check (letter_in in ('own', 'daily')),
    add column letter_due_at timestamptz,
    add constraint notifications_letter check ((letter_in is null) = (letter_due_at is null));
  update notifications set kind = case
    when type in ('personal-pass', 'car-pass') then case when reason is null then 'pass-status' else 'pass-rejected' end
    when type = 'order' and subject->>'kind' in ('chat', 'cart') then subject->>'kind'
    when type in ('order', 'catalogue', 'deadline', 'extension', 'document', 'announcement', 'publication') then type
    else 'organizer' end;
  alter table notifications alter column kind set not null;
  drop index notifications_by_user;
  create index notifications_by_user on notifications (user_id, (coalesce(returned_at, created_at)) desc, id desc);
  create index notifications_snoozed on notifications (snoozed_until) where snoozed_until is not null;
  create index notifications_letters on notifications (letter_due_at, user_id) where letter_due_at is not null
`);
