import { sqlMigration } from './sql-migration';

/**
 * An invitation is no membership any more: who is invited becomes a member by accepting (ACC-200). Its row in the team has
 * a number of its own out of the numbers of users, which tells nothing about the account behind the e-mail.
 */
export const waitingInvitations = sqlMigration(`
  alter table invitations add column any_company boolean not null default false;
  alter table invitations add column row_id bigint not null default nextval(pg_get_serial_sequence('users', 'id'));
  create unique index invitations_by_row on invitations (row_id);
  create index invitations_waiting on invitations (user_id) where activated_at is null;

  insert into invitations (participation_id, user_id, role, created_at, expires_at, any_company)
  select pu.participation_id, pu.user_id, pu.role, now(), now(), true
  from participation_users pu join users u on u.id = pu.user_id
  where u.password_hash is null and not exists (
    select from invitations i
    where i.participation_id = pu.participation_id and i.user_id = pu.user_id and i.activated_at is null
  );
  update invitations set any_company = true where activated_at is null;
  delete from participation_users where user_id in (select id from users where password_hash is null);
  update users set primary_participation_id = null where password_hash is null;
`);
