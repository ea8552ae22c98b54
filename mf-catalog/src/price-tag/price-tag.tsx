import { IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useKitLocale } from '@fairfront/shared-kit/components/locales';
import { formatMoney, formatNumber } from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './price-tag.module.css';

/** The props of `PriceTag`. */
export interface PriceTagProps {
  /** In currency units; null is unknown and shown as N/A. */
  amount: number | null;
  /** The currency code: RUR, USD, EUR, CNY. */
  currency: string;
  /** In percent; adds "incl. VAT 20 %". */
  vatRate?: number;
  /** The former price, struck through. */
  oldAmount?: number;
  size?: 'md' | 'lg';
  className?: string;
}

/** A price; an unknown one shows N/A and a contact. */
export const PriceTag = ({ amount, currency, vatRate, oldAmount, size = 'md', className }: PriceTagProps) => {
  const { t } = useTranslation('catalog');
  const locale = useKitLocale();
  return (
    <span className={classNames(styles.tag, className)}>
      <b className={classNames(styles.amount, size === 'lg' && styles.lg)}>{formatMoney(amount, currency)}</b>
      {amount === null && <IconButton icon="info" label={t('priceTag.unknown')} className={styles.hint} />}
      {amount !== null && vatRate !== undefined && (
        <span className={styles.vat}>{t('priceTag.vat', { rate: formatNumber(vatRate, locale) })}</span>
      )}
      {amount !== null && oldAmount !== undefined && (
        <s className={styles.old}>
          <span className="ff-sr-only">{t('priceTag.before')} </span>
          {formatMoney(oldAmount, currency)}
        </s>
      )}
    </span>
  );
};
