import { dateWords, quantityWords } from '@fairfront/mf-services/model';
import { formatDate, formatMoney, formatNumber, textOf } from '@fairfront/shared-kit/formats';
import { fromHundredths, vatInside, type Locale } from '@fairfront/shared-kit/model';
import type { FairHead, OrderSheet } from '../documents/sheets';
import { translatorOf } from '../texts/area-texts';
import { countedLines, orderTotal, type OrderRow } from './order-answer';

const money = (hundredths: number | null, currency: string): string =>
  formatMoney(hundredths === null ? null : fromHundredths(hundredths), currency);

/** What the PDF of an order prints, in the language of the request and the currency of the order (SVC-099, SVC-105). */
export const orderSheet = (order: OrderRow, fair: FairHead, locale: Locale): OrderSheet => {
  const t = translatorOf('services', locale);
  const { id, currency } = order;
  const total = orderTotal(order);
  const rate = Number(order.vat_rate);
  const facts: [string, string | null][] = [
    [t('orders.statusHead'), t(`orders.status.${order.status}`)],
    [t('orders.payer'), textOf(order.payer, 'name', locale)],
    [t('orders.purchase'), order.purchase_number],
    [t('orders.comment'), order.comment],
  ];
  return {
    locale,
    fair,
    heading: t('orders.paper.heading', { id, date: formatDate(order.created_at.toISOString(), 'fact', locale) }),
    facts: facts.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    head: {
      title: t('orders.service'),
      quantity: t('orders.paper.quantity'),
      price: t('orders.paper.price'),
      amount: t('orders.paper.amount'),
    },
    lines: countedLines(order).map((line) => ({
      title: textOf(line.service, 'name', locale),
      notes: [
        t('orders.paper.executor', { name: textOf(line.service.executor, 'name', locale) }),
        ...dateWords(line, locale),
        ...(line.comment ? [line.comment] : []),
        ...(line.purchase_number ? [t('orders.purchaseNumber', { number: line.purchase_number })] : []),
      ],
      quantity: quantityWords(line, line.service.unit, locale),
      price: money(line.price, currency),
      amount: money(line.amount, currency),
    })),
    totals: [
      { name: t('orders.total'), value: money(total, currency) },
      {
        name: t('orders.paper.vat', { rate: formatNumber(rate, locale) }),
        value: money(total === null ? null : vatInside(total, rate), currency),
      },
    ],
  };
};
