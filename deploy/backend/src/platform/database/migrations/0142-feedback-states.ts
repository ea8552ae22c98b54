import { sqlMigration } from './sql-migration';

/** What has become of a message or a callback request, and the answer that was sent. */
export const feedbackStates = sqlMigration(`
  alter table feedbacks
    add column state text not null default 'new' check (state in ('new', 'in_progress', 'answered', 'closed')),
    add column answer text,
    add column answered_at timestamptz,
    add column answered_by bigint references users on delete set null;
  create index feedbacks_by_state on feedbacks (state, id);
  create index feedbacks_by_user on feedbacks (user_id, id desc);
`);
