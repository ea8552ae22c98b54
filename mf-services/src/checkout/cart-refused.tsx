import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation, type CartItem } from '@fairfront/shared-kit/platform';
import type { CartChange } from '@fairfront/shared-kit/domain/services/cart-changes';
import styles from './checkout.module.css';

interface ChangedCartProps {
  changes: CartChange<CartItem>[];
  currency: string;
}

/** The changes that a colleague made while the checkout was open. */
export const ChangedCart = ({ changes, currency }: ChangedCartProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const textOfChange = (change: CartChange<CartItem>): string => {
    const name = textOf(change.line.service, 'name', locale);
    if (change.kind !== 'changed') return t(`checkout.${change.kind}`, { name });
    return t('checkout.changed', {
      name,
      before: formatMoney(change.before.amount_with_vat, currency),
      after: formatMoney(change.line.amount_with_vat, currency),
    });
  };
  return (
    <Notice tone="warning" live="assertive" title={t('checkout.changedTitle')}>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={`${change.kind}-${change.line.cart_item_id}`}>{textOfChange(change)}</li>
        ))}
      </ul>
      {t('checkout.changedNext')}
    </Notice>
  );
};
