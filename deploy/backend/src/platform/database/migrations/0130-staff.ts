import { sqlMigration } from './sql-migration';

/**
 * Staff have roles by exhibition, or in all of them. Everybody who was on the staff before could do everything and
 * becomes an owner.
 */
export const staff = sqlMigration(`
  create table staff_roles (
    user_id bigint not null references users on delete cascade,
    role text not null check (role in
      ('owner', 'event-manager', 'pass-bureau', 'services', 'catalogue-editor', 'finance', 'support')),
    exhibition_id bigint references exhibitions on delete cascade,
    unique nulls not distinct (user_id, role, exhibition_id)
  );
  create index staff_roles_by_exhibition on staff_roles (exhibition_id) where exhibition_id is not null;

  alter table users
    add column staff_invited_at timestamptz,
    add column deactivated_at timestamptz;

  insert into staff_roles (user_id, role, exhibition_id) select id, 'owner', null from users where access = 'manager';
`);
