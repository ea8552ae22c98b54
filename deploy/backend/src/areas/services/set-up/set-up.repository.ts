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
