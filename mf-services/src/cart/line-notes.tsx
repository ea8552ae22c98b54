import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatMoney, formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { daysBetween } from '@fairfront/shared-kit/domain/common';
import {
  dayjs,
  useLocale,
  useNow,
  useParticipation,
  useTranslation,
  type CartItem,
} from '@fairfront/shared-kit/platform';
import { today } from '@fairfront/shared-kit/domain/services/ordering-window';
import styles from './cart-line.module.css';

/** The last day of ordering becomes a warning this many days before it. */
const soon = 14;

/** Notes about a line before ordering: increased or kept price, last day of ordering, closed service. */
export const LineNotes = ({ item }: { item: CartItem }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { service, price_risen_from: before, currencyPrice, price } = item;
  const isClosed = service.order_state !== 'open';
  const money = (amount: number | null) => formatMoney(amount, price?.currency ?? '');
  return (
    <>
      {isClosed && <Notice tone="danger">{t(`errors.${service.order_state}`)}</Notice>}
      {before !== null && (
        <Notice tone="warning">
          {t('cart.risen', {
            before: money(before),
            now: money(currencyPrice),
            unit: textOf(item.unit, 'name', locale),
          })}
        </Notice>
      )}
      {!isClosed && item.price_kept_until && <KeptPrice item={item} until={item.price_kept_until} />}
      {!isClosed && service.order_until && <OrderUntil day={service.order_until} />}
    </>
  );
};

const KeptPrice = ({ item, until }: { item: CartItem; until: string }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const now = useNow();
  const minutes = Math.ceil(dayjs(until).diff(now, 'minute', true));
  const today = item.service.prices.find(
    ({ currency, unit }) => currency === item.price?.currency && unit.id === item.unit.id,
  );
  if (minutes <= 0) return null;
  return (
    <p className={styles.hint}>
      {t('cart.kept', { count: minutes })}
      {today &&
        `. ${t('cart.keptThen', { price: formatMoney(today.price_with_vat, today.currency), unit: textOf(item.unit, 'name', locale) })}`}
    </p>
  );
};

const OrderUntil = ({ day }: { day: string }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { exhibition } = useParticipation();
  const isSoon = daysBetween(today(exhibition, useNow()), day) < soon;
  return (
    <p className={isSoon ? styles.soon : styles.hint}>{t('cart.orderUntil', { day: formatProseDate(day, locale) })}</p>
  );
};
