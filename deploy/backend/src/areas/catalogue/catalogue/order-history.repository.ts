import type { CatalogueOrderStatus, CatalogueStepKey, OrderDraft } from '@fairfront/shared-kit/domain/catalogue';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { OrderPlace } from './orders.repository';

/** An edit session: what one user has saved without a longer pause, with its last version. */
interface EditSessionRow {
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

/**
 * The edit sessions of an order of a participation, the newest first; empty for an unknown order and for those of others.
 * @param pauseMinutes a longer pause begins another session
 */
export const listEditSessions = async (
  db: Kysely<Tables>,
  { participationId, orderId }: OrderPlace,
  { pauseMinutes, limit }: { pauseMinutes: number; limit: number },
): Promise<EditSessionRow[]> => {
  const { rows } = await sql<EditSessionRow>`
    with marked as (
      select v.*, case when lag(v.saved_by) over way is not distinct from v.saved_by
          and lag(v.by_staff) over way = v.by_staff and lag(v.status) over way = v.status
          and v.saved_at - lag(v.saved_at) over way < make_interval(mins => ${pauseMinutes}::int)
        then 0 else 1 end as begins
      from catalog_order_versions v join catalog_orders own on own.id = v.order_id
      where v.order_id = ${orderId} and own.participation_id = ${participationId}
      window way as (order by v.version)
    ), numbered as (
      select m.*, sum(m.begins) over (order by m.version) as session from marked m
    ), sessions as (
      select session, max(version) as version, min(version) as from_version, min(saved_at) as started_at,
        max(saved_at) as ended_at
      from numbered group by session
    )
    select s.version, s.from_version, n.draft, n.step_key, n.status, n.by_staff, u.id as user_id,
      trim(u.name || ' ' || u.lastname) as user_name,
      to_char(s.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as started_at,
      to_char(s.ended_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ended_at
    from sessions s
    join numbered n on n.version = s.version
    join catalog_orders o on o.id = n.order_id
    left join participation_users pu on pu.participation_id = o.participation_id and pu.user_id = n.saved_by
      and not n.by_staff
    left join users u on u.id = pu.user_id
    order by s.version desc limit ${limit}`.execute(db);
  return rows;
};
