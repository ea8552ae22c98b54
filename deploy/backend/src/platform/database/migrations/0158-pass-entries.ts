import { sqlMigration } from './sql-migration';

/** Who went through a gate with which pass, and when; the id is made by the gate, so a repeat stores nothing again. */
export const passEntries = sqlMigration(`
  create table pass_entries (
    exhibition_id bigint not null references exhibitions on delete cascade,
    id uuid not null,
    personal_pass_id bigint references personal_passes on delete cascade,
    car_pass_id bigint references car_passes on delete cascade,
    verdict text not null,
    entered_at timestamptz not null,
    stored_at timestamptz not null,
    primary key (exhibition_id, id),
    constraint pass_entries_pass check ((personal_pass_id is null) <> (car_pass_id is null))
  );
  create index pass_entries_by_person on pass_entries (personal_pass_id);
  create index pass_entries_by_car on pass_entries (car_pass_id);
  create index pass_entries_by_time on pass_entries (exhibition_id, stored_at);
`);
