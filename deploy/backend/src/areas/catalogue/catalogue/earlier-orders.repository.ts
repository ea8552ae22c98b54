import { localizedNames } from '@fairfront/shared-kit/domain/common';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { isEarlierPlace } from '../../participations';
import type { CatalogueCaller } from './catalogue-access';
import type { StoredTemplate } from './tables';

/** Maximum number of orders to choose from, the newest ones. */
const mostOrders = 50;

/**
 * Catalogue orders that a user may copy into a participation, including drafts that were never sent.
 */
const earlierOrders = (db: Kysely<Tables>, { userId, participationId }: CatalogueCaller) =>
  db
    .selectFrom('catalog_orders as o')
    .innerJoin('participations as past', 'past.id', 'o.participation_id')
    .innerJoin('exhibitions as pe', 'pe.id', 'past.exhibition_id')
    .innerJoin('participations as here', (join) => join.on('here.id', '=', participationId))
    .innerJoin('exhibitions as e', 'e.id', 'here.exhibition_id')
    .where(isEarlierPlace(userId, sql.ref('e.started_at')));

/** The orders that can be copied, the newest exhibition first. */
export const listEarlierOrders = (db: Kysely<Tables>, caller: CatalogueCaller) =>
  earlierOrders(db, caller)
    .select([
      'o.id',
      'o.status',
      'o.updated_at',
      'past.id as participation_id',
      ...localizedNames('pe.title'),
      'pe.started_at',
      'pe.ended_at',
    ])
    .orderBy('pe.started_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(mostOrders)
    .execute();

/**
 * One of them with its template: the one it was sent with, otherwise that of its exhibition, with the rubrics for the names
 * of selected ones. Undefined for an order that the user may not copy.
 */
export const findEarlierOrder = (db: Kysely<Tables>, caller: CatalogueCaller, orderId: number) =>
  earlierOrders(db, caller)
    .leftJoin('catalog_templates as t', 't.exhibition_id', 'past.exhibition_id')
    .leftJoin('catalog_rubrics as r', 'r.template_id', 't.id')
    .select(['o.id', 'o.draft', 'o.template_snapshot', 'o.rubric_names', 't.id as template_id'])
    .select([
      sql<StoredTemplate | null>`case when o.template_snapshot is null then t.data end`.as('data'),
      sql<RubricNode[]>`coalesce(r.main, '[]')`.as('main'),
      sql<RubricNode[]>`coalesce(r.exporter, '[]')`.as('exporter'),
    ])
    .where('o.id', '=', orderId)
    .executeTakeFirst();

/** An order that can be copied. */
export type EarlierOrder = NonNullable<Awaited<ReturnType<typeof findEarlierOrder>>>;
