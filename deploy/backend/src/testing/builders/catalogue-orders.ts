import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Participation } from './participations';
import type { TestPortal } from './test-portal';

/** A catalogue order that is begun and has nothing in it. */
export const aCatalogueOrder = (
  { database, clock }: TestPortal,
  { id: participation_id }: Pick<Participation, 'id'>,
  changes: Partial<Insertable<Tables['catalog_orders']>> = {},
): Promise<Selectable<Tables['catalog_orders']>> =>
  database.read
    .insertInto('catalog_orders')
    .values({ participation_id, status: 'draft', created_at: clock.now(), updated_at: clock.now(), ...changes })
    .returningAll()
    .executeTakeFirstOrThrow();
