import { orderStatuses, type OrderStatus } from '@fairfront/shared-kit/domain/services';
import { translatorOf } from '../../../platform/texts/area-texts';
import type { NameAction } from '../../../platform/texts/record-names';
import { withinSentence } from '../../../platform/texts/within-sentence';

declare module '../../../platform/texts/record-names' {
  interface AuditActions {
    /** A new status of an order is an action named by it. */
    orderStatus: `order.${OrderStatus}`;
  }
}

/** Names a new status of an order in the log by the text that the screens show. */
export const orderActionName: NameAction = (action, locale) => {
  const status = orderStatuses.find((one) => action === `order.${one}`);
  if (!status) return null;
  const label = translatorOf('services', locale)(`orders.status.${status}`);
  return translatorOf('server', locale)('actionOf.orderStatus', { status: withinSentence(label) });
};
