import { locales, localizedName, type Localized } from '@fairfront/shared-kit/domain/common';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { textColumns } from '../../../platform/database/localized-columns';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import type { CountedRow } from './figure-rows';

/** The filter of the figures of sold services. */
export interface SoldFilter {
  exhibitionId: number;
  executorId?: number;
  day?: string;
  currency?: string;
  isUnpriced?: boolean;
}

const executorId = sql`(l.service->'executor'->>'id')::bigint`;
const dayOfOrder = sql`(o.created_at at time zone e.timezone)::date`;

/** The lines that count as sold: those of orders that are not cancelled, which nobody has removed. */
export const soldLines = ({ exhibitionId, executorId: executor, day, currency, isUnpriced }: SoldFilter) => {
  const conditions: RawBuilder<unknown>[] = [
    sql`p.exhibition_id = ${exhibitionId}`,
    sql`p.deleted_at is null`,
    sql`o.status <> 'canceled'`,
    sql`not l.is_removed`,
    ...(executor === undefined ? [] : [sql`${executorId} = ${executor}`]),
    ...(day === undefined ? [] : [sql`${dayOfOrder} = ${day}::date`]),
    ...(currency === undefined ? [] : [sql`o.currency = ${currency}`]),
    ...(isUnpriced === undefined ? [] : [sql`(l.amount is null) = ${isUnpriced}`]),
  ];
  return sql`order_lines l
    join additional_orders o on o.id = l.order_id
    join participations p on p.id = o.participation_id
    join exhibitions e on e.id = p.exhibition_id
    where ${sql.join(conditions, sql` and `)}`;
};

interface SoldFigure {
  currency: string;
  orders: number;
  lines: number;
  unpriced: number;
  /** Hundredths. */
  amount: number;
}

const figures = sql`o.currency, count(distinct o.id)::int as orders, count(*)::int as lines,
  (count(*) filter (where l.amount is null))::int as unpriced, coalesce(sum(l.amount), 0)::bigint as amount`;

const executorNames = sql.join(
  locales.map((locale) => {
    const name = localizedName('name', locale);
    return sql`max(l.service->'executor'->>${sql.lit(name)}) as ${sql.ref(name)}`;
  }),
);

/** Sold services by executor and currency, the highest amount first. */
export const soldByExecutor = async (db: Kysely<Tables>, exhibitionId: number) => {
  const { rows } = await sql<SoldFigure & Localized<'name'> & { executor_id: number }>`
    select ${executorId} as executor_id, ${executorNames}, ${figures} from ${soldLines({ exhibitionId })}
    group by 1, o.currency order by amount desc, executor_id, o.currency`.execute(db);
  return rows;
};

/** Sold services by day and currency, the latest day first. */
export const soldByDay = async (db: Kysely<Tables>, filter: SoldFilter) => {
  const { rows } = await sql<SoldFigure & { day: string }>`
    select ${dayOfOrder}::text as day, ${figures} from ${soldLines(filter)}
    group by 1, o.currency order by day desc, o.currency`.execute(db);
  return rows;
};

const titles = sql.join(
  locales.map(
    (locale) =>
      sql`l.service->>${sql.lit(localizedName('name', locale))} as ${sql.ref(localizedName('title', locale))}`,
  ),
);

/** One page of the lines that a figure counts, the newest orders first. */
export const listSoldLines = async (db: Kysely<Tables>, filter: SoldFilter, { page, perPage }: Paging) => {
  const { rows } = await sql<CountedRow & { total: number }>`
    select l.id, 'order-line' as kind, o.participation_id, ${textColumns('c.name', 'company')}, ${titles},
      o.id as order_id, o.status, l.quantity::float8 as quantity, o.currency, l.amount, o.created_at as at,
      counted.total
    from (select l.id, count(*) over ()::int as total, o.created_at from ${soldLines(filter)}
      order by o.created_at desc, l.id desc limit ${perPage} offset ${(page - 1) * perPage}) counted
    join order_lines l on l.id = counted.id
    join additional_orders o on o.id = l.order_id
    join participations p on p.id = o.participation_id
    join companies c on c.id = p.company_id
    order by counted.created_at desc, l.id desc`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
};
