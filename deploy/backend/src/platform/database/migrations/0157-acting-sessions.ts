import { sqlMigration } from './sql-migration';

/** Staff act as an exhibitor: a session with an end for one participation, and what it changed in the audit. */
export const actingSessions = sqlMigration(`
  alter table sessions
    add column acting_participation_id bigint references participations on delete cascade,
    drop constraint sessions_check,
    add constraint sessions_check check
      (num_nonnulls(embed_participation_id, acting_participation_id) = num_nonnulls(expires_at));
  create index sessions_by_acting on sessions (acting_participation_id) where acting_participation_id is not null;

  alter table audit_log add column is_acting boolean not null default false;
`);
