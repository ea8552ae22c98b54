import { quantityModeOf } from '@fairfront/shared-kit/domain/services';
import { formatLongDate, formatTime } from '@fairfront/shared-kit/platform/formats';
import { textOf, type Localized } from '@fairfront/shared-kit/domain/common';
import { dayAt, toHundredths, type Hundredths, type Locale } from '@fairfront/shared-kit/domain/common';
import type { ServiceContext } from '../additional-services/service.response';
import type { PricedDocument } from '../priced-document/priced-document';
import { translatorOf } from '../../../platform/texts/area-texts';
import type { Cart } from '@fairfront/shared-kit/domain/services/api';

const hundredths = (amount: number | null): Hundredths | null => (amount === null ? null : toHundredths(amount));

/** The document of a cart, for approval before it is ordered: today's prices, no order and no invoice yet. */
export const cartDocument = (
  cart: Cart,
  { context, company, locale }: { context: ServiceContext; company: Localized<'name'>; locale: Locale },
): PricedDocument => {
  const t = translatorOf('services', locale);
  const { now, timezone: zone } = context;
  return {
    heading: t('cart.document.heading', { date: formatLongDate(dayAt(now, zone), locale) }),
    facts: [
      [t('cart.document.company'), textOf(company, 'name', locale)],
      [t('cart.document.made'), `${formatLongDate(dayAt(now, zone), locale)}, ${formatTime(now, { zone })}`],
      [t('cart.document.note'), t('cart.preliminary')],
    ],
    currency: cart.currency,
    vatRate: context.vatRate,
    total: hundredths(cart.total_with_vat),
    lines: cart.groups.flatMap(({ executor, items }) =>
      items.map((item) => ({
        service: item.service,
        executor,
        unit: item.unit,
        mode: quantityModeOf(item.service),
        quantity: item.quantity,
        dates: item.dates,
        quantity_by_dates: item.quantity_by_dates,
        time_range_by_dates: item.time_range_by_dates,
        comment: item.comment,
        purchase_number: item.purchase_number,
        price: hundredths(item.currencyPrice),
        amount: hundredths(item.amount_with_vat),
      })),
    ),
  };
};
