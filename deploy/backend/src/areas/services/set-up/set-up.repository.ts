import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';

/** Where every category stands. */
export const categoryPlaces = (db: Kysely<Tables>): Promise<{ id: number; parent_id: number | null }[]> =>
  db.selectFrom('service_categories').select(['id', 'parent_id']).execute();

/** Whether any service has a price by this unit. */
export const isUnitPriced = async (trx: Transaction<Tables>, unitId: number): Promise<boolean> =>
  (await trx
    .selectFrom('additional_services')
    .select('id')
    .where(sql<boolean>`prices @> ${JSON.stringify([{ unit_id: unitId }])}::jsonb`)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** What an exhibition changes of services that are offered. */
export const listOffers = (db: Kysely<Tables>, exhibitionId: number) =>
  db
    .selectFrom('service_offers as o')
    .innerJoin('additional_services as s', 's.id', 'o.service_id')
    .selectAll('o')
    .where('o.exhibition_id', '=', exhibitionId)
    .where('s.archived_at', 'is', null)
    .orderBy('o.service_id')
    .execute();
