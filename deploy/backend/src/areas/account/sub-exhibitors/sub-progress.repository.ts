import { localizedNames } from '@fairfront/shared-kit/domain/common';
import { type OrderStatus } from '@fairfront/shared-kit/domain/services';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { accessColumns, deadlineRows, preparationColumns } from '../../participations';
import { jsonRows } from '../../../platform/database/json-rows';

const invoiceRows = () =>
  jsonRows(sql<{ amount: number; amount_paid: number }>`
    select d.amount, d.amount_paid from contract_documents d join contracts c on c.id = d.contract_id
    where c.participation_id = p.id and d.type = 'invoice'`);

const orderCounts = () =>
  jsonRows(sql<{ status: OrderStatus; count: number }>`
    select ao.status, count(*) as count from additional_orders ao
    where ao.participation_id = p.id and ao.status <> 'canceled' group by ao.status`);

const lastEmail = () => sql<Date | null>`(
  select max(l.sent_at) from sub_letter_recipients r join sub_letters l on l.id = r.letter_id
  where r.participation_id = p.id and l.participation_id = p.parent_id)`;

/** The data of the table of an organiser's sub-exhibitors, in one statement for any number of them. */
export const subProgressRows = (db: Kysely<Tables>, parentId: number, now: number) =>
  deadlineRows(db, now)
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(accessColumns())
    .select(preparationColumns())
    .select(['c.id as company_id', ...localizedNames('c.name')])
    .select([invoiceRows().as('invoices'), orderCounts().as('orders'), lastEmail().as('letter_at')])
    .where('p.parent_id', '=', parentId)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id');
export type SubProgressRow = Awaited<ReturnType<ReturnType<typeof subProgressRows>['executeTakeFirstOrThrow']>>;
