import { localized, type Locale } from '@fairfront/shared-kit/domain/common';
import type { CatalogueOrderStatus } from '@fairfront/shared-kit/domain/catalogue';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { notifyParticipation } from '../../../identity/notifications/notify';
import { channelName } from '../../../platform/realtime/channels';
import type { Services } from '../../../platform/services';
import { translatorOf } from '../../../platform/texts/area-texts';
import { withinSentence } from '../../../platform/texts/within-sentence';

type Needs = Pick<Services, 'clock' | 'outbox'>;

const participationChannel = (id: number): string => channelName({ of: 'participation', id });

/** Publishes to open tabs that a colleague has saved the order. */
export const publishOrderSaved = (
  trx: Transaction<Tables>,
  { outbox }: Pick<Needs, 'outbox'>,
  { participationId, orderId, version }: { participationId: number; orderId: number; version: number },
): Promise<void> =>
  outbox.add(trx, 'event', {
    channel: participationChannel(participationId),
    event: 'catalog-order.updated',
    data: { id: orderId, version },
  });

/** A status change of an order. */
export interface StatusChange {
  participationId: number;
  orderId: number;
  status: CatalogueOrderStatus;
}

/** The live event of a status. */
export const publishOrderStatus = (
  trx: Transaction<Tables>,
  { clock, outbox }: Needs,
  { participationId, orderId, status }: StatusChange,
): Promise<void> =>
  outbox.add(trx, 'event', {
    channel: participationChannel(participationId),
    event: 'catalog-order.status-updated',
    data: { id: orderId, status, updated_at: clock.now().toISOString() },
  });

/** Publishes a new status to open tabs and notifies the users of the participation. */
export const notifyOrderStatus = async (
  trx: Transaction<Tables>,
  services: Needs,
  change: StatusChange & { causedBy: number | null; reason?: string | null },
): Promise<void> => {
  await publishOrderStatus(trx, services, change);
  const message = (locale: Locale): string => {
    const t = translatorOf('catalog', locale);
    return t('notifications.status', { status: withinSentence(t(`status.${change.status}`)) });
  };
  await notifyParticipation(trx, services, {
    type: 'catalogue',
    kind: 'catalogue',
    participationId: change.participationId,
    exceptUserId: change.causedBy,
    ...localized('message', message),
    reason: change.reason ?? null,
    subject: { kind: 'catalogue', id: change.orderId },
  });
};
