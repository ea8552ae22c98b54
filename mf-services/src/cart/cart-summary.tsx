import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { DescriptionList } from '@fairfront/shared-kit/components/description-list';
import { formatMoney, formatNumber } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { currencySymbol, fromHundredths, toHundredths, totalAmount } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, useTranslation, type Cart } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import { linesOf } from './cart-calls';
import styles from './cart-summary.module.css';
import { RisenPrices } from './risen-prices';

/** Up to this number of lines the summary lists each; above it, it groups them by executor. */
const namedLines = 8;

interface CartSummaryProps {
  cart: Cart;
  isEditable: boolean;
  /** The currency select. */
  currency?: ReactNode;
  /** Buttons and anything below them. */
  children?: ReactNode;
}

/** The lines or executors with amounts, VAT and total; explains why a total is unknown. */
export const CartSummary = ({ cart, isEditable, currency, children }: CartSummaryProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { exhibition } = useParticipation();
  const money = (amount: number | null) => formatMoney(amount, cart.currency);
  const { total_with_vat: total, vat } = cart;
  const net = total === null || vat === null ? null : fromHundredths(toHundredths(total) - toHundredths(vat));
  const lines = linesOf(cart);
  const parts =
    lines.length > namedLines
      ? cart.groups.map(({ executor, items }) => ({
          id: `executor-${executor.id}`,
          name: textOf(executor, 'name', locale),
          value: money(sumOf(items.map(({ amount_with_vat: amount }) => amount))),
        }))
      : lines.map((item) => ({
          id: String(item.cart_item_id),
          name: textOf(item.service, 'name', locale),
          value: money(item.amount_with_vat),
        }));
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className="ff-h4">
        {t('cart.summary')}
      </h2>
      <DescriptionList variant="rows" facts={parts} />
      <hr className={styles.line} />
      <DescriptionList
        variant="rows"
        facts={[
          { id: 'net', name: t('cart.net'), value: money(net) },
          { id: 'vat', name: t('cart.vat', { rate: formatNumber(exhibition.vat_rate, locale) }), value: money(vat) },
        ]}
      />
      <p className={styles.total} aria-live="polite">
        <span>{t('cart.total')}</span>
        <b className={styles.totalAmount}>{money(total)}</b>
      </p>
      {total === null && <UnknownTotal cart={cart} />}
      {currency}
      <RisenPrices cart={cart} isEditable={isEditable} />
      {children}
    </section>
  );
};

const sumOf = (amounts: readonly (number | null)[]): number | null => {
  const total = totalAmount(amounts.map((amount) => (amount === null ? null : toHundredths(amount))));
  return total === null ? null : fromHundredths(total);
};

/** The lines without a price, and the currencies in which every line has one. */
const UnknownTotal = ({ cart }: { cart: Cart }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const names = linesOf(cart)
    .filter(({ amount_with_vat: amount }) => amount === null)
    .map(({ service }) => textOf(service, 'name', locale));
  const symbols = cart.complete_currencies.map((code) => `${currencySymbol(code)} (${code})`).join(', ');
  return (
    <Notice tone="warning">
      {t('cart.noPrice', { names: names.join(', '), currency: currencySymbol(cart.currency), count: names.length })}{' '}
      {symbols ? t('cart.completeCurrencies', { currencies: symbols }) : t('cart.noCompleteCurrency')}
    </Notice>
  );
};

/** The total and the checkout link at the bottom of a phone screen (mock-up r4). */
export const CartBar = ({ cart, children }: { cart: Cart; children: ReactNode }) => {
  const { t } = useTranslation('services');
  return (
    <div className={styles.bar}>
      <div>
        <p className={styles.barNote}>
          {t('cart.barNote', { count: linesOf(cart).length, vat: formatMoney(cart.vat, cart.currency) })}
        </p>
        <b className={styles.barTotal}>{formatMoney(cart.total_with_vat, cart.currency)}</b>
      </div>
      {children}
    </div>
  );
};

/** The link from the cart to the checkout. */
export const CheckoutLink = ({ wide = false, short = false }: { wide?: boolean; short?: boolean }) => {
  const { t } = useTranslation('services');
  const { id } = useParticipation();
  return (
    <RouteLink to="ordering" params={{ id }} variant="primary" size="lg" iconEnd="arrow-right" wide={wide}>
      {short ? t('cart.checkoutShort') : t('cart.checkout')}
    </RouteLink>
  );
};
