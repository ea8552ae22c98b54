import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import { formatMoney, formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { Fragment } from 'react';
import type { OrderDetail, OrderLineChange } from '../api/orders';
import { dateTexts, quantityText } from '@fairfront/shared-kit/domain/services/line-texts';
import styles from './orders.module.css';

/** A signed difference: «+6 000 ₽», «−38 800 ₽»; N/A if unknown. */
const signedMoney = (amount: number | null, currency: string): string => {
  if (amount === null || amount === 0) return formatMoney(amount, currency);
  return `${amount > 0 ? '+' : '−'}${formatMoney(Math.abs(amount), currency)}`;
};

/** The organiser's changes since the order was placed: before, now, and the difference with VAT. */
export const OrderDifference = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { now } = usePlatform();
  const { changes, currency, placed_total_with_vat, total_with_vat, delta_with_vat, vat } = order;

  const stateOf = (change: OrderLineChange, side: 'before' | 'after') => {
    const state = change[side];
    if (!state) return <span className={styles.second}>{t(side === 'before' ? 'orders.wasNot' : 'orders.isNot')}</span>;
    // an added or removed line has nothing to compare with
    const isChanged = (part: (typeof change.changed)[number]) =>
      change.before !== null && change.after !== null && change.changed.includes(part);
    const textAs = (part: (typeof change.changed)[number], text: string) => {
      if (!isChanged(part)) return <span className={part === 'quantity' ? undefined : styles.second}>{text}</span>;
      return side === 'before' ? <del className={styles.was}>{text}</del> : <b>{text}</b>;
    };
    return (
      <div className={styles.state}>
        {textAs('quantity', quantityText(state, change.unit, locale))}
        {dateTexts(state, locale).map((text) => (
          <Fragment key={text}>{textAs('dates', text)}</Fragment>
        ))}
        {state.price_with_vat !== null &&
          textAs('price', t('orders.each', { price: formatMoney(state.price_with_vat, currency) }))}
      </div>
    );
  };
  const amountOf = (state: OrderLineChange['before']) =>
    state ? <span className={styles.amount}>{formatMoney(state.amount_with_vat, currency)}</span> : '—';
  const kindOf = ({ before, after, changed }: OrderLineChange): string => {
    if (!before) return t('orders.change.added');
    if (!after) return t('orders.change.removed');
    // a different amount follows from other changes, so it is named only on its own
    const causes = changed.filter((part) => part !== 'amount');
    return sentenceOf((causes.length > 0 ? causes : changed).map((part) => t(`orders.change.${part}`)));
  };
  const differenceOf = ({ before, after }: OrderLineChange): number | null => {
    const was = before ? before.amount_with_vat : 0;
    const is = after ? after.amount_with_vat : 0;
    return was === null || is === null ? null : is - was;
  };
  const placedAt = order.history.find(({ kind }) => kind === 'placed')?.created_at ?? order.created_at;
  const changedAt = order.history.findLast(({ kind }) => kind === 'amounts')?.created_at;
  const headingOf = (side: 'before' | 'after', at: string | undefined): string =>
    at ? t(`orders.${side}On`, { date: formatProseDate(at, locale, { now: now() }) }) : t(`orders.${side}`);
  const columns: Column<OrderLineChange>[] = [
    {
      id: 'service',
      header: t('orders.service'),
      cell: (change) => (
        <>
          {textOf(change, 'name', locale)}
          <span className={styles.second}>{kindOf(change)}</span>
        </>
      ),
    },
    {
      id: 'before',
      header: headingOf('before', placedAt),
      cell: (change) => stateOf(change, 'before'),
    },
    { id: 'was', header: t('orders.amount'), align: 'end', width: '96px', cell: ({ before }) => amountOf(before) },
    {
      id: 'after',
      header: headingOf('after', changedAt),
      cell: (change) => stateOf(change, 'after'),
    },
    { id: 'is', header: t('orders.amount'), align: 'end', width: '96px', cell: ({ after }) => amountOf(after) },
    {
      id: 'delta',
      header: t('orders.delta'),
      align: 'end',
      width: '100px',
      cell: (change) => <b className={styles.amount}>{signedMoney(differenceOf(change), currency)}</b>,
    },
  ];
  return (
    <>
      <DataTable
        caption={t('orders.changed')}
        columns={columns}
        rows={changes}
        rowKey={({ line_id }) => line_id}
        cardsBelow={680}
      />
      <dl className={styles.totals}>
        <Total name={t('orders.placedTotal')} value={formatMoney(placed_total_with_vat, currency)} />
        <Total name={t('orders.total')} value={formatMoney(total_with_vat, currency)} strong />
        <Total name={t('orders.vat')} value={formatMoney(vat, currency)} />
        <Total name={t('orders.delta')} value={signedMoney(delta_with_vat, currency)} strong />
      </dl>
    </>
  );
};

/** Joins words to a list; only the first is capitalised. */
const sentenceOf = (parts: readonly string[]): string =>
  parts.map((word, index) => (index === 0 ? word : word.toLowerCase())).join(', ');

const Total = ({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) => (
  <div className={strong ? styles.totalStrong : styles.total}>
    <dt>{name}</dt>
    <dd className={styles.amount}>{value}</dd>
  </div>
);
