import { sqlMigration } from './sql-migration';

/** The queue of orders finds the unread messages of all its orders: a small index instead of all messages and reading marks. */
export const unreadOrderMessages = sqlMigration(`
  alter table order_messages add column read_by_staff boolean not null default false;
  update order_messages m set read_by_staff = true
    where m.sender = 'user'
      and m.id <= (select max(r.last_message_id) from order_reads r where r.order_id = m.order_id and r.by_staff);
  create index order_messages_unread_by_staff on order_messages (order_id, created_at)
    where sender = 'user' and not read_by_staff;
`);
