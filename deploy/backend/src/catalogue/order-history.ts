import type { CatalogueOrderStatus, CatalogueStepKey, OrderDraft } from '@fairfront/mf-catalog/model';
import { sql, type Kysely } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Tables } from '../database/tables';
import { Id, Instant, Nullable } from '../http/responses';
import { CatalogOrderStatus } from '../participations/participation.schema';
import { CatalogStepKey } from './order.schema';
import type { OrderPlace } from './orders.repository';
import { stayPauseMinutes } from './thin-versions';

/** The newest stays are enough to look back. */
const mostStays = 200;

/** What one person has done without a longer pause. */
export const CatalogStay = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'The last one of the stay' }),
    from_version: Type.Integer({ minimum: 1, description: 'The first one of the stay' }),
    status: CatalogOrderStatus,
    step_key: CatalogStepKey,
    user: Nullable(
      Type.Object(
        { id: Id, name: Type.String() },
        { description: 'Null: staff of the organiser, or nobody of this participation' },
      ),
    ),
    by_staff: Type.Boolean(),
    started_at: Instant(),
    ended_at: Instant(),
    changes: Type.Array(
      Type.Object({
        field: Type.String({ description: 'Key of the draft' }),
        from: Type.Unknown({ description: 'Null in the first version' }),
        to: Type.Unknown(),
      }),
    ),
  },
  { title: 'CatalogStay', description: 'CAT-299' },
);
export type CatalogStay = Static<typeof CatalogStay>;

interface StayRow {
  version: number;
  from_version: number;
  draft: OrderDraft;
  step_key: CatalogueStepKey;
  status: CatalogueOrderStatus;
  by_staff: boolean;
  user_id: number | null;
  user_name: string | null;
  started_at: string;
  ended_at: string;
}

/** The last version of each stay, the newest first, with one stay more than is answered: it is what the oldest is compared with. */
const stayRows = (db: Kysely<Tables>, { participationId, orderId }: OrderPlace) =>
  sql<StayRow>`
    with marked as (
      select v.*, case when lag(v.saved_by) over way is not distinct from v.saved_by
          and lag(v.by_staff) over way = v.by_staff and lag(v.status) over way = v.status
          and v.saved_at - lag(v.saved_at) over way < make_interval(mins => ${stayPauseMinutes}::int)
        then 0 else 1 end as begins
      from catalog_order_versions v join catalog_orders own on own.id = v.order_id
      where v.order_id = ${orderId} and own.participation_id = ${participationId}
      window way as (order by v.version)
    ), numbered as (
      select m.*, sum(m.begins) over (order by m.version) as stay from marked m
    ), stays as (
      select stay, max(version) as version, min(version) as from_version, min(saved_at) as started_at,
        max(saved_at) as ended_at
      from numbered group by stay
    )
    select s.version, s.from_version, n.draft, n.step_key, n.status, n.by_staff, u.id as user_id,
      trim(u.name || ' ' || u.lastname) as user_name,
      to_char(s.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as started_at,
      to_char(s.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ended_at
    from stays s
    join numbered n on n.version = s.version
    join catalog_orders o on o.id = n.order_id
    left join participation_users pu on pu.participation_id = o.participation_id and pu.user_id = n.saved_by
      and not n.by_staff
    left join users u on u.id = pu.user_id
    order by s.version desc limit ${mostStays + 1}`.execute(db);

const changesOf = (before: OrderDraft | undefined, after: OrderDraft): CatalogStay['changes'] =>
  (Object.keys(after) as (keyof OrderDraft)[])
    .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, from: before?.[field] ?? null, to: after[field] }));

/**
 * The versions of an order by user and stay, newest first, each with what it has changed since the one before (CAT-299); null for
 * an unknown order and for those of others.
 */
export const readHistory = async (db: Kysely<Tables>, place: OrderPlace): Promise<CatalogStay[] | null> => {
  const { rows } = await stayRows(db, place);
  // every order has the version of its beginning
  if (rows.length === 0) return null;
  return rows.slice(0, mostStays).map((row, index) => ({
    version: row.version,
    from_version: row.from_version,
    status: row.status,
    step_key: row.step_key,
    user: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '' },
    by_staff: row.by_staff,
    started_at: row.started_at,
    ended_at: row.ended_at,
    changes: changesOf(rows[index + 1]?.draft, row.draft),
  }));
};
