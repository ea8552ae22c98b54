import type { Expression, Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { forcedDemand } from '../../../identity/second-factor/factor-demands.repository';
import { roleRows } from './participation-parts.repository';

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

const accessRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('participations as p')
    .innerJoin('exhibitions as e', 'e.id', 'p.exhibition_id')
    .select(accessColumns())
    .where('p.deleted_at', 'is', null);

/**
 * The statement of access checks. A call adds the columns that it needs of the participation `p` and its exhibition `e`, so
 * that one statement is enough. Deleted sub-exhibitors are omitted.
 */
export const accessRowsQuery = (db: Kysely<Tables>, ids: readonly number[]) => accessRows(db).where('p.id', 'in', ids);

/** The same for one participation, by its id or by an expression that finds it. */
export const accessQuery = (db: Kysely<Tables>, id: number | Expression<number>) =>
  accessRows(db).where('p.id', '=', id);

export type AccessRow = Awaited<ReturnType<ReturnType<typeof accessQuery>['executeTakeFirstOrThrow']>>;
