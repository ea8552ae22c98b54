import { areServicesShown } from '@fairfront/shared-kit/model';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { forbidden } from '../http/failure';
import { requireParticipation, type AllowedParticipation } from '../http/participation-access';

/** SVC-002 */
const notShown = {
  en: 'Additional services are not available for this event',
  ru: 'Дополнительные услуги недоступны для этого мероприятия',
};

/**
 * The door of every call on services, cart and orders: the participation must be visible to the caller and show services.
 * @throws Failure 404 for strangers, 403 `services_not_shown` where services are not shown (SVC-002)
 */
export const requireServices = async (
  db: Kysely<Tables>,
  userId: number,
  participationId: number,
): Promise<AllowedParticipation> => {
  const participation = await requireParticipation(db, userId, participationId);
  const { type, is_show_order_additional_services } = participation;
  if (!areServicesShown({ type, exhibition: { is_show_order_additional_services } })) {
    throw forbidden('services_not_shown', notShown);
  }
  return participation;
};
