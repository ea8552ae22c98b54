import { comparisonKey } from '@fairfront/shared-kit/domain/common';
import { orderSearch, waitingOrderStatuses, type OrderQueuePart } from '@fairfront/shared-kit/domain/services';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { Paging } from '../../../platform/http/paging';
import { listOrdersByIds, type OrderOfAll } from './orders.repository';

/** What the queue of an exhibition is narrowed by. */
interface QueueFilter {
  exhibitionId: number;
  part: OrderQueuePart;
  search: string;
  order: 'oldest' | 'newest';
}

/** A waiting order with the time since when it waits. */
export interface QueuedOrderRow extends OrderOfAll {
  waits_since: Date;
  /** When it or its chat was last changed. */
  changed_at: Date;
}

const partOf: Record<OrderQueuePart, RawBuilder<boolean>> = {
  all: sql<boolean>`true`,
  unread: sql<boolean>`x.is_unread`,
  new: sql<boolean>`x.status = 'new'`,
  processing: sql<boolean>`x.status = 'processing'`,
};

const isFound = (search: string): RawBuilder<boolean> => {
  const words = comparisonKey(search);
  if (words === '') return sql<boolean>`true`;
  const { number } = orderSearch(search);
  const named = sql<boolean>`position(${words} in c.search_key) > 0
    or exists (select 1 from stands s where s.participation_id = p.id and position(${words} in lower(s.title)) > 0)`;
  return number === null ? sql<boolean>`(${named})` : sql<boolean>`(starts_with(o.id::text, ${number}) or ${named})`;
};

/** Since when each order with unread messages of the exhibitor waits for an answer. */
const unread = sql`
  select m.order_id, min(m.created_at) as since, max(m.created_at) as latest from order_messages m
  where m.sender = 'user' and not m.read_by_staff group by m.order_id`;

/** All orders of an exhibition that wait, as the expression `x`. */
const waiting = (exhibitionId: number, search: string) => sql`
  select o.id, o.status, u.order_id is not null as is_unread, coalesce(u.since, o.created_at) as since,
    greatest(o.changed_at, u.latest) as changed_at
  from additional_orders o
  join participations p on p.id = o.participation_id and p.exhibition_id = ${exhibitionId} and p.deleted_at is null
  left join companies c on c.id = p.company_id
  left join (${unread}) u on u.order_id = o.id
  where (o.status = any(${sql.val([...waitingOrderStatuses])}::text[]) or u.order_id is not null) and ${isFound(search)}`;

type Counts = Record<OrderQueuePart, number>;

const counts = sql.join(
  (Object.keys(partOf) as OrderQueuePart[]).map(
    (part) => sql`count(*) filter (where ${partOf[part]})::int as ${sql.ref(part)}`,
  ),
);

/**
 * One page of the queue, and how many wait by part among those that the search finds. Orders with unread messages are
 * first, each group in the order in which they began to wait or in the reverse.
 */
export const listOrderQueue = async (
  db: Kysely<Tables>,
  { exhibitionId, part, search, order }: QueueFilter,
  { page, perPage }: Paging,
): Promise<{ rows: QueuedOrderRow[]; counts: Counts }> => {
  const direction = order === 'newest' ? sql`desc` : sql`asc`;
  const sequence = sql`order by x.is_unread desc, x.since ${direction}, x.id ${direction}`;
  const { rows: found } = await sql<{ counts: Counts; page: { id: number; since: string; changed_at: string }[] }>`
    with x as materialized (${waiting(exhibitionId, search)})
    select (select to_jsonb(n) from (select ${counts} from x) n) as counts,
      (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'since', x.since, 'changed_at', x.changed_at) ${sequence}), '[]')
        from (select * from x where ${partOf[part]} ${sequence} limit ${perPage} offset ${(page - 1) * perPage}) x) as page
  `.execute(db);
  const [{ counts: counted, page: ids }] = found as [(typeof found)[number]];
  const byId = new Map(
    (
      await listOrdersByIds(
        db,
        ids.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  );
  const rows = ids.flatMap(({ id, since, changed_at }): QueuedOrderRow[] => {
    const row = byId.get(id);
    return row ? [{ ...row, waits_since: new Date(since), changed_at: new Date(changed_at) }] : [];
  });
  return { rows, counts: counted };
};

/** How many orders of an exhibition wait, as a part of a statement. */
export const waitingOrders = (exhibitionId: number): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (${waiting(exhibitionId, '')}) x)`;
