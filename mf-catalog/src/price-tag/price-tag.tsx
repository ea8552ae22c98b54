import { IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useKitLocale } from '@fairfront/shared-kit/components/locales';
import { formatMoney, formatNumber } from '@fairfront/shared-kit/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './price-tag.module.css';

/** What `PriceTag` takes. */
export interface PriceTagProps {
  /** In units of the currency; null is unknown: N/A (SHELL-175). */
  amount: number | null;
  /** Code: RUR, USD, EUR, CNY. */
  currency: string;
  /** Percent, adds "incl. VAT 20 %". */
  vatRate?: number;
  /** The former price, struck. */
  oldAmount?: number;
  size?: 'md' | 'lg';
  className?: string;
}

/** A price; an unknown one says N/A and whom to ask (SHELL-173 to SHELL-175). */
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
