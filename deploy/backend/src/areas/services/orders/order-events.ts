import { localized, type Locale } from '@fairfront/shared-kit/domain/common';
import type { OrderStatus } from '@fairfront/shared-kit/domain/services';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { notifyParticipation } from '../../../identity/notifications/notify';
import { channelName } from '../../../platform/realtime/channels';
import type { Services } from '../../../platform/services';
import { translatorOf } from '../../../platform/texts/area-texts';

type Needs = Pick<Services, 'clock' | 'outbox'>;

/** A new status of an order reaches open tabs at once and the users of the participation by notification. */
export const notifyOrderStatus = async (
  trx: Transaction<Tables>,
  services: Needs,
  change: { orderId: number; participationId: number; status: OrderStatus; comment?: string; causedBy: number },
): Promise<void> => {
  const { orderId, participationId, status, comment, causedBy } = change;
  await publishOrderStatus(trx, services, change);
  const message = (locale: Locale) => {
    const t = translatorOf('services', locale);
    const news = { id: orderId, status: t(`orders.status.${status}`) };
    return comment ? t('notifications.orderStatusComment', { ...news, comment }) : t('notifications.orderStatus', news);
  };
  await notifyParticipation(trx, services, {
    type: 'order',
    kind: 'order',
    participationId,
    exceptUserId: causedBy,
    ...localized('message', message),
    subject: { kind: 'order', id: orderId },
  });
};

/** The live event alone: amounts or documents have changed, the status may be the same. */
export const publishOrderStatus = (
  trx: Transaction<Tables>,
  { clock, outbox }: Needs,
  { orderId, participationId, status }: { orderId: number; participationId: number; status: OrderStatus },
): Promise<void> =>
  outbox.add(trx, 'event', {
    channel: channelName({ of: 'participation', id: participationId }),
    event: 'additional-order.status-updated',
    data: { id: orderId, status, updated_at: clock.now().toISOString() },
  });
