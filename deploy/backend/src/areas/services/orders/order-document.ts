import { formatLongDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import { translatorOf } from '../../../platform/texts/area-texts';
import { countedLines, orderTotal, type OrderRow } from './order.response';
import type { PricedDocument } from '../priced-document/priced-document';

/** The document of an order, in the language of the request and the currency of the order. */
export const orderDocument = (order: OrderRow, locale: Locale): PricedDocument => {
  const t = translatorOf('services', locale);
  return {
    heading: t('orders.document.heading', {
      id: order.id,
      date: formatLongDate(order.created_at.toISOString(), locale),
    }),
    facts: [
      [t('orders.statusHead'), t(`orders.status.${order.status}`)],
      [t('orders.payer'), textOf(order.payer, 'name', locale)],
      [t('orders.purchase'), order.purchase_number],
      [t('orders.comment'), order.comment],
    ],
    currency: order.currency,
    vatRate: Number(order.vat_rate),
    total: orderTotal(order),
    lines: countedLines(order).map(({ service: { executor, unit, mode, ...service }, ...line }) => ({
      ...line,
      ...{ service, executor, unit, mode },
    })),
  };
};
