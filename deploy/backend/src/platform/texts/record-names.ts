import type { Locale } from '@fairfront/shared-kit/domain/common';
import { orderStatuses, type OrderStatus } from '@fairfront/shared-kit/domain/services';
import records from '../locales/en.json';
import { translatorOf } from './area-texts';
import { withinSentence } from './within-sentence';

/** Every action of the audit log; one without texts does not compile. A new status of an order is an action named by it. */
export type AuditAction = keyof typeof records.actions | `order.${OrderStatus}`;

/**
 * The display name of a logged action.
 * @param action as in the log; one of a previous release without texts keeps its code
 */
export const auditActionName = (action: string, locale: Locale): string => {
  const status = orderStatuses.find((one) => action === `order.${one}`);
  const t = translatorOf('server', locale);
  if (status) {
    const label = translatorOf('services', locale)(`orders.status.${status}`);
    return t('actionOf.orderStatus', { status: withinSentence(label) });
  }
  return Object.hasOwn(records.actions, action) ? t(`actions.${action}`) : action;
};
