import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import { formatMoney, textOf } from '@fairfront/shared-kit/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { OrderDetail, OrderLineChange } from '../api/orders';
import { dateWords, quantityWords } from '../model/line-words';
import { signedMoney } from './signed-money';
import styles from './orders.module.css';

/** What the organiser has changed since the order was placed: before, now and the difference with VAT (SVC-163). */
export const OrderDifference = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { changes, currency, placed_total_with_vat, total_with_vat, delta_with_vat, vat } = order;

  const stateOf = ({ unit }: OrderLineChange, state: OrderLineChange['before'], absent: string) =>
    state ? (
      <>
        <span>{quantityWords(state, unit, locale)}</span>
        {dateWords(state, locale).map((words) => (
          <span key={words} className={styles.second}>
            {words}
          </span>
        ))}
        {state.price_with_vat !== null && (
          <span className={styles.second}>
            {t('orders.each', { price: formatMoney(state.price_with_vat, currency) })}
          </span>
        )}
        <span className={styles.amount}>{formatMoney(state.amount_with_vat, currency)}</span>
      </>
    ) : (
      <span className={styles.second}>{absent}</span>
    );
  const kindOf = ({ before, after, changed }: OrderLineChange): string => {
    if (!before) return t('orders.change.added');
    if (!after) return t('orders.change.removed');
    return changed.map((part) => t(`orders.change.${part}`)).join(', ');
  };
  const deltaOf = ({ before, after }: OrderLineChange): number | null => {
    const was = before ? before.amount_with_vat : 0;
    const is = after ? after.amount_with_vat : 0;
    return was === null || is === null ? null : is - was;
  };
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
      header: t('orders.before'),
      cell: (change) => <div className={styles.state}>{stateOf(change, change.before, t('orders.wasNot'))}</div>,
    },
    {
      id: 'after',
      header: t('orders.after'),
      cell: (change) => <div className={styles.state}>{stateOf(change, change.after, t('orders.isNot'))}</div>,
    },
    {
      id: 'delta',
      header: t('orders.delta'),
      align: 'end',
      width: '120px',
      cell: (change) => <b className={styles.amount}>{signedMoney(deltaOf(change), currency)}</b>,
    },
  ];
  return (
    <>
      <DataTable
        caption={t('orders.changed')}
        columns={columns}
        rows={changes}
        rowKey={({ line_id }) => line_id}
        cardsBelow={520}
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

const Total = ({ name, value, strong = false }: { name: string; value: string; strong?: boolean }) => (
  <div className={strong ? styles.totalStrong : styles.total}>
    <dt>{name}</dt>
    <dd className={styles.amount}>{value}</dd>
  </div>
);
