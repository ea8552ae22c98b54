import { sqlMigration } from './sql-migration';

/**
 * Background work by the clock: each schedule is a row that one process at a time takes, and participations have the time
 * of their next reminders, so that nobody walks over all of them. A change of dates makes them due at once.
 */
export const schedules = sqlMigration(`
  create table schedules (
    name text primary key,
    next_at timestamptz not null,
    turn bigint not null default 1,
    started_at timestamptz not null,
    ended_at timestamptz,
    last_error text
  );

  -- null: nothing to be reminded of any more
  create table reminder_turns (
    participation_id bigint primary key references participations on delete cascade,
    due_at timestamptz
  );
  create index reminder_turns_due on reminder_turns (due_at) where due_at is not null;
  insert into reminder_turns (participation_id, due_at) select id, '-infinity' from participations;

  create function begin_reminders() returns trigger language plpgsql as $$ begin
    insert into reminder_turns (participation_id, due_at) values (new.id, '-infinity')
    on conflict (participation_id) do update set due_at = excluded.due_at; return null; end $$;
  create trigger participations_reminders after insert or update of deleted_at, extended_dates, exhibition_id, parent_id, type
    on participations for each row execute function begin_reminders();

  create function renew_reminders() returns trigger language plpgsql as $$ begin
    update reminder_turns t set due_at = '-infinity' from participations p
    where p.id = t.participation_id and p.exhibition_id = new.id; return null; end $$;
  create trigger exhibitions_reminders after update on exhibitions for each row
    when (to_jsonb(old) - 'changed_at' is distinct from to_jsonb(new) - 'changed_at') execute function renew_reminders();
`);
