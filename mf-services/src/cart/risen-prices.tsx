import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation, type Cart } from '@fairfront/shared-kit/platform';
import { linesOf } from './cart-calls';
import styles from './cart-summary.module.css';
import { useAcceptPrices } from './use-risen-prices';

interface RisenPricesProps {
  cart: Cart;
  isEditable: boolean;
}

/** The prices that have increased since the user saw them, old and new, which must be accepted before ordering. */
export const RisenPrices = ({ cart, isEditable }: RisenPricesProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const accepting = useAcceptPrices();
  const risen = linesOf(cart).filter(({ price_risen_from: before }) => before !== null);
  if (risen.length === 0) return null;
  return (
    <Notice tone="warning" title={t('cart.risenTitle', { count: risen.length })} live="polite">
      <ul className={styles.risen}>
        {risen.map((item) => (
          <li key={item.cart_item_id}>
            {textOf(item.service, 'name', locale)}: <s>{formatMoney(item.price_risen_from, cart.currency)}</s>{' '}
            <b>{formatMoney(item.currencyPrice, cart.currency)}</b>
          </li>
        ))}
      </ul>
      {isEditable && (
        <Button size="sm" icon="check" busy={accepting.isBusy()} onClick={() => void accepting.run()}>
          {t('cart.acceptPrices', { count: risen.length })}
        </Button>
      )}
    </Notice>
  );
};
