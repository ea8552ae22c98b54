import { serviceOfferFields } from '@fairfront/shared-kit/domain/services';
import { check } from '@fairfront/shared-kit/domain/validation';
import type { Transaction } from 'kysely';
import { OfferChangeBody, type OrganizerService } from '@fairfront/shared-kit/domain/services/api';
import { writeAudit } from '../../../platform/database/audit';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { namedValues } from '../../../platform/http/values';
import { publishParticipationChanged } from '../../../platform/outbox/participation-changed';
import type { Services } from '../../../platform/services';
import { areaFieldErrors } from '../../../platform/http/area-field-errors';
import type { AuditAction } from '../../../platform/texts/record-names';
import { isExhibitionKnown, activeParticipations } from '../../participations';
import { organizerServiceResponse } from './organizer-service.response';
import { findServiceAt, lockServiceFacts, storeOffer } from './services.repository';

type Needs = Pick<Services, 'clock' | 'outbox'>;
type Facts = Record<string, unknown>;

/** The differences, for the audit row; without any, nothing is changed. */
const differenceOf = (former: Facts, wanted: Facts): Record<string, { from: unknown; to: unknown }> =>
  Object.fromEntries(
    Object.keys(wanted)
      .filter((name) => JSON.stringify(wanted[name]) !== JSON.stringify(former[name]))
      .map((name) => [name, { from: former[name], to: wanted[name] }]),
  );

const end = async (
  trx: Transaction<Tables>,
  services: Needs,
  userId: number,
  change: { action: AuditAction; subject: string; difference: Facts; exhibitionId: number | null },
): Promise<void> => {
  const { exhibitionId, difference, ...entry } = change;
  const at = services.clock.now();
  await writeAudit(trx, { userId, ...entry, details: difference, at });
  const participations = await activeParticipations(trx, exhibitionId, at.toISOString().slice(0, 10));
  await publishParticipationChanged(trx, services, participations);
};

/**
 * Changes what one exhibition offers of a service: hidden, types, last day of ordering, prices by order date.
 * @throws HttpError 404, 422 by field
 */
export const changeOffer = async (
  trx: Transaction<Tables>,
  services: Needs,
  userId: number,
  { exhibitionId, serviceId }: { exhibitionId: number; serviceId: number },
  body: OfferChangeBody,
): Promise<OrganizerService> => {
  // the service is locked instead of its offer, which may have no row yet
  await lockServiceFacts(trx, serviceId);
  const isKnown = await isExhibitionKnown(trx, exhibitionId);
  const stored = isKnown && (await findServiceAt(trx, exhibitionId, serviceId));
  if (!stored) throw notFound();
  const former = organizerServiceResponse(stored, exhibitionId);
  const named = namedValues(body, Object.keys(OfferChangeBody.properties) as (keyof OfferChangeBody)[]);
  const offer = { ...former.offer, ...named };
  const { issues } = check(serviceOfferFields, offer);
  if (issues) throw areaFieldErrors('services', issues);
  offer.price_steps = [...offer.price_steps].sort((a, b) => (a.from < b.from ? -1 : 1));
  const difference = differenceOf(former.offer, offer);
  if (Object.keys(difference).length === 0) return former;
  const row = {
    is_hidden: offer.is_hidden,
    event_types: offer.event_types && JSON.stringify(offer.event_types),
    order_until: offer.order_until,
    price_steps: JSON.stringify(offer.price_steps),
  };
  await storeOffer(trx, { exhibitionId, serviceId }, row);
  const subject = `service ${serviceId} at exhibition ${exhibitionId}`;
  await end(trx, services, userId, { action: 'service.offer-changed', subject, difference, exhibitionId });
  return { ...former, offer };
};
