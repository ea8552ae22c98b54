import { sqlMigration } from './sql-migration';

/** Who of the staff has set the state of a message, and when: a colleague who comes second is told. */
export const feedbackAuthors = sqlMigration(`
  alter table feedbacks
    add column state_by bigint references users on delete set null,
    add column state_at timestamptz;
`);
