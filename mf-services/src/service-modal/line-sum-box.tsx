import { Icon } from '@fairfront/shared-kit/components/icon';
import { formatDayAndMonth, formatMoney, formatNumber } from '@fairfront/shared-kit/platform/formats';
import { billableUnits } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { lineQuantityOf } from '@fairfront/shared-kit/domain/services/line-quantity';
import { lineSum, priceIn } from './price-of-service';
import styles from './order-form.module.css';
import type { ServiceForm } from './use-service-form';

/** Price times units with the total, and the total after the next price step. */
export const LineSumBox = ({ form: { service, line, values }, currency }: { form: ServiceForm; currency: string }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const price = priceIn(service, values.unit_id, currency);
  const { amount, next } = lineSum(service, line, price);
  const units = billableUnits(lineQuantityOf(service, line));
  const difference = next && amount !== null ? next.amount - amount : 0;
  return (
    <div className={styles.sum}>
      {price && (
        <p className={styles.quiet}>
          {t('service.counted', {
            price: formatMoney(price.price_with_vat, currency),
            units: formatNumber(units, locale),
          })}
        </p>
      )}
      <p className={styles.sumLine}>
        <span>{t('service.sum')}</span>
        <output className="ff-h2">{formatMoney(amount, currency)}</output>
      </p>
      {amount === null && <p className={styles.quiet}>{t('service.priceLater')}</p>}
      {next && difference !== 0 && (
        <p className={difference > 0 ? styles.dearer : styles.quiet}>
          <Icon name="clock" size={16} />
          {t(difference > 0 ? 'service.dearerFrom' : 'service.cheaperFrom', {
            date: formatDayAndMonth(next.from, locale),
            amount: formatMoney(next.amount, currency),
            difference: formatMoney(Math.abs(Number(difference.toFixed(2))), currency),
          })}
        </p>
      )}
    </div>
  );
};
