import { sqlMigration } from './sql-migration';

/** A role is part of what others see of a user: its change is a change of the user, for lists and for `If-Match`. */
export const roleChanges = sqlMigration(`
  create function note_role_change() returns trigger language plpgsql as $$
    begin update users set changed_at = changed_at where id = new.user_id; return null; end $$;
  create trigger participation_users_role after update of role on participation_users
    for each row when (old.role is distinct from new.role) execute function note_role_change();
`);
