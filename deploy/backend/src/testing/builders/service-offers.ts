import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { Participation } from './participations';
import { aService } from './services';
import type { TestPortal } from './test-portal';

type Service = Selectable<Tables['additional_services']>;

/** A service with dates of its own at an exhibition. */
export const anOfferedService = async (
  portal: TestPortal,
  exhibition_id: number,
  changes: Partial<Insertable<Tables['service_offers']>> = {},
): Promise<Service> => {
  const service = await aService(portal);
  await portal.database.read
    .insertInto('service_offers')
    .values({ exhibition_id, service_id: service.id, ...changes })
    .execute();
  return service;
};

/** One piece of a service in the cart of a participation. */
export const aCartLine = async (
  { database, clock }: TestPortal,
  { id: participation_id }: Pick<Participation, 'id'>,
  { id: service_id, unit_id }: Pick<Service, 'id' | 'unit_id'>,
): Promise<void> => {
  await database.read
    .insertInto('cart_lines')
    .values({
      ...{ participation_id, service_id, unit_id, quantity: 1, comment: null, created_by: null },
      ...{ dates: '[]', quantity_by_dates: '[]', time_range_by_dates: '[]' },
      ...{ priced_at: clock.now(), created_at: clock.now() },
    })
    .execute();
};
