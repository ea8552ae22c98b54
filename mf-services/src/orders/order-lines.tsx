import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { Order } from '../api/orders';
import { dateTexts, quantityText } from '@fairfront/shared-kit/domain/services/line-texts';
import styles from './orders.module.css';

/** The services of an order with quantity, dates and amount, in the currency of the order. */
export const OrderLines = ({ order }: { order: Order }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { services, currency, total_with_vat, vat } = order;
  return (
    <>
      <ul aria-label={t('orders.lines')} className={styles.lines}>
        {services.map((line) => (
          <li key={line.line_id} className={styles.line}>
            <span className={styles.lineName}>
              {textOf(line, 'name', locale)}
              {[...dateTexts(line, locale), line.comment, purchaseOf(line.purchase_number, t)]
                .filter(Boolean)
                .map((words) => (
                  <span key={words} className={styles.second}>
                    {words}
                  </span>
                ))}
            </span>
            <span className={styles.lineQuantity}>{quantityText(line, line.unit, locale)}</span>
            <span className={styles.lineAmount}>{formatMoney(line.amount_with_vat, currency)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <b>{t('orders.total')}</b>
        <b className={styles.amount}>{formatMoney(total_with_vat, currency)}</b>
        <span className={styles.second}>{t('orders.vat')}</span>
        <span className={styles.second}>{formatMoney(vat, currency)}</span>
      </p>
    </>
  );
};

const purchaseOf = (number: string | null, t: ReturnType<typeof useTranslation>['t']): string | null =>
  number === null ? null : t('orders.purchaseNumber', { number });
