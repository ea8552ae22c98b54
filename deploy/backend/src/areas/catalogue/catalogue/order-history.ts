import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { CatalogStay } from '@fairfront/shared-kit/domain/catalogue/api';
import { readStays } from './order-history.repository';
import type { OrderPlace } from './orders.repository';
import { stayPauseMinutes } from './thin-versions';

/** The newest stays are enough to look back. */
const mostStays = 200;

const changesOf = (before: OrderDraft | undefined, after: OrderDraft): CatalogStay['changes'] =>
  (Object.keys(after) as (keyof OrderDraft)[])
    .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, from: before?.[field] ?? null, to: after[field] }));

/**
 * The versions of an order by user and stay, newest first, each with what it has changed since the one before; null for
 * an unknown order and for those of others.
 */
export const readHistory = async (db: Kysely<Tables>, place: OrderPlace): Promise<CatalogStay[] | null> => {
  // one stay more than is answered: it is what the oldest is compared with
  const rows = await readStays(db, place, { pauseMinutes: stayPauseMinutes, limit: mostStays + 1 });
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
