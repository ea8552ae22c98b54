import { classNames } from '@fairfront/shared-kit/components/class-names';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, useTranslation, type Cart, type CartItem } from '@fairfront/shared-kit/platform';
import { useLineText } from '../cart/line-facts';
import styles from './checkout.module.css';

interface CheckoutLinesProps {
  cart: Cart;
  /** Why a line cannot be ordered, by `cart_item_id`. */
  errors: ReadonlyMap<number, string[]>;
}

/** The lines by executor, for a final review. */
export const CheckoutLines = ({ cart, errors }: CheckoutLinesProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { id } = useParticipation();
  return (
    <section className={styles.card} aria-labelledby="checkout-lines">
      <div className={styles.cardHead}>
        <h2 id="checkout-lines" className="ff-h4">
          {t('checkout.what')}
        </h2>
        <RouteLink to="cart" params={{ id }}>
          {t('checkout.change')}
        </RouteLink>
      </div>
      {cart.groups.map(({ executor, items }) => (
        <table key={executor.id} className={styles.table}>
          <caption className={styles.executor}>{textOf(executor, 'name', locale)}</caption>
          <thead className={styles.tableHead}>
            <tr className={styles.row}>
              <th scope="col" className={classNames(styles.cell, styles.headCell)}>
                {t('checkout.service')}
              </th>
              <th scope="col" className={classNames(styles.cell, styles.headCell)}>
                {t('checkout.when')}
              </th>
              <th scope="col" className={classNames(styles.cell, styles.headCell, styles.number)}>
                {t('checkout.quantity')}
              </th>
              <th scope="col" className={classNames(styles.cell, styles.headCell, styles.number)}>
                {t('checkout.price')}
              </th>
              <th scope="col" className={classNames(styles.cell, styles.headCell, styles.number)}>
                {t('checkout.sum')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Line
                key={item.cart_item_id}
                item={item}
                currency={cart.currency}
                errors={errors.get(item.cart_item_id)}
              />
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
};

interface LineProps {
  item: CartItem;
  currency: string;
  errors: string[] | undefined;
}

const Line = ({ item, currency, errors }: LineProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const texts = useLineText();
  return (
    <tr className={classNames(styles.row, errors && styles.invalid)}>
      <th scope="row" className={classNames(styles.cell, styles.service)}>
        {textOf(item.service, 'name', locale)}
        {item.comment && <span className={styles.detail}>{item.comment}</span>}
        {item.purchase_number && (
          <span className={styles.detail}>
            {t('cart.purchaseNumber')}: {item.purchase_number}
          </span>
        )}
        {errors?.map((text) => (
          <span key={text} className={styles.error}>
            {text}
          </span>
        ))}
      </th>
      <td data-name={t('checkout.when')} className={classNames(styles.cell, styles.value)}>
        {texts.when(item)}
      </td>
      <td data-name={t('checkout.quantity')} className={classNames(styles.cell, styles.value, styles.number)}>
        {texts.howMany(item)}
      </td>
      <td data-name={t('checkout.price')} className={classNames(styles.cell, styles.value, styles.number)}>
        {formatMoney(item.currencyPrice, currency)}
      </td>
      <td data-name={t('checkout.sum')} className={classNames(styles.cell, styles.value, styles.number)}>
        <b>{formatMoney(item.amount_with_vat, currency)}</b>
      </td>
    </tr>
  );
};
