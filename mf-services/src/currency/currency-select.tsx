import { Select } from '@fairfront/shared-kit/components/select';
import { currencySymbol, isCurrencyCode } from '@fairfront/shared-kit/domain/common';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { ShownCurrency } from './use-currency';
import styles from './currency-select.module.css';

/** Selects a currency by symbol and title; hidden if there is only one. */
export const CurrencySelect = ({ shown, codes }: { shown: ShownCurrency; codes: readonly string[] }) => {
  const { t } = useTranslation('services');
  if (codes.length < 2) return null;
  return (
    <Select
      className={styles.currency}
      labelHidden
      label={t('currency.label')}
      size="sm"
      value={codes.includes(shown.currency) ? shown.currency : null}
      busy={shown.isBusy}
      options={codes.map((code) => ({
        value: code,
        label: `${currencySymbol(code)} ${isCurrencyCode(code) ? t(`currency.titles.${code}`) : code}`,
      }))}
      onChange={shown.choose}
    />
  );
};
