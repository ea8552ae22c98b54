import { PriceTag } from '../price-tag/price-tag';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { fromHundredths } from '@fairfront/shared-kit/domain/common';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { CatalogueService } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import { oldPrice } from '@fairfront/shared-kit/domain/catalogue/pricing/package-price';
import { priceOfService } from '@fairfront/shared-kit/domain/catalogue/pricing/service-price';
import { useWizard } from '../context/wizard-context';
import styles from './price.module.css';

/**
 * The unit price of a service in the current currency, with and without VAT; a package that is cheaper than its contents
 * also shows their separate price.
 */
export const ServicePrice = ({ service, size = 'md' }: { service: CatalogueService; size?: 'md' | 'lg' }) => {
  const { t } = useTranslation('catalog');
  const { template, priced } = useWizard();
  const { currency, vat_rate } = priced.totals;
  const price = priceOfService(service, currency, vat_rate);
  const before = oldPrice(template, service, currency, vat_rate);
  return (
    <span className={styles.price}>
      <PriceTag
        amount={price && fromHundredths(price.withVat)}
        currency={currency}
        size={size}
        {...(before ? { oldAmount: fromHundredths(before.withVat) } : {})}
      />
      {price && (
        <span className={styles.net}>
          {t('price.net', { amount: formatMoney(fromHundredths(price.withoutVat), currency) })}
        </span>
      )}
    </span>
  );
};
