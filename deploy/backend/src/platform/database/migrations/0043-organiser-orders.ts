import { sqlMigration } from './sql-migration';

/** The organiser's side of orders: kinds of documents, and for which message of a chat the last letter was planned (SVC-182, SVC-183). */
export const organiserOrders = sqlMigration(`
  alter table order_files add column document_kind text check (document_kind in ('invoice', 'contract', 'act'));
  alter table order_reads add column letter_message_id bigint not null default 0;
  create index additional_orders_by_status on additional_orders (status, id desc);
`);
