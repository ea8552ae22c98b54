import { locales, localizedName } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely } from 'kysely';
import { textColumns } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import type { CountedRow } from './figure-rows';
import { soldLines } from './service-figures.repository';

/** Invoices of an exhibition that are in force. */
const invoices = (exhibitionId: number) => sql`contract_documents d
  join contracts k on k.id = d.contract_id
  join participations p on p.id = k.participation_id
  where p.exhibition_id = ${exhibitionId} and p.deleted_at is null and d.type = 'invoice'
    and d.archived_at is null and k.archived_at is null`;

/** An amount of revenue in a currency, of services or of rent. */
export interface RevenueRow {
  step: 'ordered' | 'invoiced' | 'paid';
  is_rent: boolean;
  currency: string;
  /** Lines, or invoices. */
  count: number;
  unpriced: number;
  /** Hundredths. */
  amount: number;
}

/** What was ordered, invoiced and paid by currency, in one statement. */
export const revenueByCurrency = async (db: Kysely<Tables>, exhibitionId: number): Promise<RevenueRow[]> => {
  const { rows } = await sql<RevenueRow>`
    select 'ordered' as step, false as is_rent, o.currency, count(*)::int as count,
      (count(*) filter (where l.amount is null))::int as unpriced, coalesce(sum(l.amount), 0)::bigint as amount
    from ${soldLines({ exhibitionId })} group by o.currency
    union all
    select 'invoiced', k.is_rent, d.currency, count(*)::int, 0, round(sum(d.amount) * 100)::bigint
    from ${invoices(exhibitionId)} group by k.is_rent, d.currency
    union all
    select 'paid', k.is_rent, d.currency, count(*)::int, 0, round(sum(d.amount_paid) * 100)::bigint
    from ${invoices(exhibitionId)} and d.amount_paid > 0 group by k.is_rent, d.currency`.execute(db);
  return rows;
};

interface InvoiceFilter {
  exhibitionId: number;
  isRent: boolean;
  isPaid: boolean;
  currency?: string;
}

const titles = sql.join(locales.map((locale) => sql`d.number as ${sql.ref(localizedName('title', locale))}`));

/** One page of the invoices that a figure counts, the newest first; of a paid one what was paid. */
export const listInvoices = async (
  db: Kysely<Tables>,
  { exhibitionId, isRent, isPaid, currency }: InvoiceFilter,
  { page, perPage }: Paging,
) => {
  const counted = isPaid ? sql`d.amount_paid` : sql`d.amount`;
  const { rows } = await sql<CountedRow & { total: number }>`
    select found.id, 'invoice' as kind, found.participation_id, ${textColumns('c.name', 'company')}, found.*,
      null::bigint as order_id, null::text as status, null::float8 as quantity
    from (select d.id, k.participation_id, p.company_id, ${titles}, d.currency, round(${counted} * 100)::bigint as amount,
        d.document_date::timestamptz as at, count(*) over ()::int as total
      from ${invoices(exhibitionId)} and k.is_rent = ${isRent} ${isPaid ? sql`and d.amount_paid > 0` : sql``}
        ${currency === undefined ? sql`` : sql`and d.currency = ${currency}`}
      order by d.document_date desc, d.id desc limit ${perPage} offset ${(page - 1) * perPage}) found
    join companies c on c.id = found.company_id
    order by found.at desc, found.id desc`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
};
