import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { CatalogEditSession } from '@fairfront/shared-kit/domain/catalogue/api';
import { listEditSessions } from './order-history.repository';
import type { OrderPlace } from './orders.repository';
import { sessionPauseMinutes } from './thin-versions';

/** Maximum number of sessions, the newest ones. */
const mostSessions = 200;

const changesOf = (before: OrderDraft | undefined, after: OrderDraft): CatalogEditSession['changes'] =>
  (Object.keys(after) as (keyof OrderDraft)[])
    .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, from: before?.[field] ?? null, to: after[field] }));

/**
 * The edit sessions of an order, newest first, each with its changes since the previous one; null for an unknown order and
 * for those of others.
 */
export const readHistory = async (db: Kysely<Tables>, place: OrderPlace): Promise<CatalogEditSession[] | null> => {
  // one more session than is returned, as the base of the oldest one
  const rows = await listEditSessions(db, place, { pauseMinutes: sessionPauseMinutes, limit: mostSessions + 1 });
  // every order has a first version
  if (rows.length === 0) return null;
  return rows.slice(0, mostSessions).map((row, index) => ({
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
