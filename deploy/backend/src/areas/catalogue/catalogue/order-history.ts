import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue';
import type { Kysely } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Tables } from '../../../platform/database/tables';
import { Id, Instant, Nullable } from '@fairfront/shared-kit/domain/http';
import { CatalogOrderStatus } from '../../participations/participations/participation.schema';
import { CatalogStepKey } from './order.schema';
import { readStays } from './order-history.repository';
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

const changesOf = (before: OrderDraft | undefined, after: OrderDraft): CatalogStay['changes'] =>
  (Object.keys(after) as (keyof OrderDraft)[])
    .filter((field) => JSON.stringify(before?.[field]) !== JSON.stringify(after[field]))
    .map((field) => ({ field, from: before?.[field] ?? null, to: after[field] }));

/**
 * The versions of an order by user and stay, newest first, each with what it has changed since the one before (CAT-299); null for
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
