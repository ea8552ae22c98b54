import { sqlMigration } from './sql-migration';

/** Who has sent an invitation: its page names that person (SHELL-380). Earlier ones are found in the log of changes. */
export const invitationSenders = sqlMigration(`
  alter table invitations add column invited_by bigint references users on delete set null;
  update invitations i set invited_by = a.user_id
  from audit_log a join users u on u.id = a.user_id
  where a.action = 'user.invited' and a.subject = 'invitation ' || i.id;
`);
