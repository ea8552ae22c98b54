import type { EventType, Role } from '@fairfront/shared-kit/model';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { forcedDemand, type ForcedDemand } from '../../../identity/second-factor/factor-demands.repository';
import { roleRows } from './participation-parts.repository';

/** What access checks and rules need of a participation; every request reads it first. */
export interface ParticipationAccess {
  id: number;
  type: EventType;
  parent_id: number | null;
  is_edit: boolean;
  users: { id: number; role: Role }[];
  parent: { id: number; users: { id: number; role: Role }[] } | null;
  exhibition_id: number;
  is_show_order_additional_services: boolean;
  /** Null unless the exhibition demands a second factor. */
  factor_demand: ForcedDemand | null;
}

/** The columns of `ParticipationAccess`, for a statement over a participation `p` and its exhibition `e`. */
export const accessColumns = () =>
  [
    'p.id',
    'p.type',
    'p.parent_id',
    'p.is_edit',
    'p.exhibition_id',
    'p.extended_dates',
    'e.is_show_order_additional_services',
    roleRows('p.id').as('users'),
    roleRows('p.parent_id').as('parent_users'),
    forcedDemand().as('factor_demand'),
  ] as const;

/**
 * The statement behind access checks. Calls extend it by the columns of the participation `p` and its exhibition `e` that they
 * need, so that one statement answers them. Deleted sub-exhibitors are left out (ACC-106).
 */
export const accessRowsQuery = (db: Kysely<Tables>, ids: readonly number[]) =>
  db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(accessColumns())
    .where('p.id', 'in', ids)
    .where('p.deleted_at', 'is', null);

/** The same of one participation. */
export const accessQuery = (db: Kysely<Tables>, id: number) => accessRowsQuery(db, [id]);
export type AccessRow = Awaited<ReturnType<ReturnType<typeof accessQuery>['executeTakeFirstOrThrow']>>;

/** `ParticipationAccess` from a row of `accessQuery`. */
export const accessOf = (row: AccessRow): ParticipationAccess => ({
  id: row.id,
  type: row.type,
  parent_id: row.parent_id,
  // only a sub participation can be closed to its own users (SHELL-149)
  is_edit: row.type === 'sub' ? row.is_edit : true,
  users: row.users,
  parent: row.parent_id === null ? null : { id: row.parent_id, users: row.parent_users },
  exhibition_id: row.exhibition_id,
  is_show_order_additional_services: row.is_show_order_additional_services,
  factor_demand: row.factor_demand,
});

/** `ParticipationAccess` of one participation; null for an unknown or deleted one. */
export const readAccess = async (db: Kysely<Tables>, id: number): Promise<ParticipationAccess | null> => {
  const row = await accessQuery(db, id).executeTakeFirst();
  return row ? accessOf(row) : null;
};
