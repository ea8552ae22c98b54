import { lazy, Suspense, useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { HistoryPanel } from '@fairfront/shared-kit/components/history-panel';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { canStaffSetAmounts, staffMoveRefusal } from '@fairfront/shared-kit/domain/services/order-status';
import { formatDateTime, formatMoney } from '@fairfront/shared-kit/platform/formats';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { exhibitionsQuery } from '../api/desk';
import type { StaffOrder } from '../api/orders';
import { CancelForm } from './cancel-form';
import { exhibitionDaysOf } from './exhibition-days';
import { OrderActions } from './order-actions';
import { OrderChatPane } from './order-chat-pane';
import { OrderFiles } from './order-files';
import { OrderHead } from './order-head';
import { OrderLines } from './order-lines';
import { useHistoryEntries } from './order-history';
import styles from './order.module.css';
import { useOrderEdits } from './use-order-edits';

// with its form, which most visits of the page do not need
const AddService = lazy(async () => ({ default: (await import('./add-service')).AddService }));

interface OrderPageProps {
  order: StaffOrder;
  exhibition: number;
  canWrite: boolean;
}

/** An order: its lines and status, files and history, and the chat with the exhibitor. */
export const OrderPage = ({ order, exhibition, canWrite }: OrderPageProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const { data: exhibitions } = useQuery({ ...exhibitionsQuery(api), ...failsHere });
  const edits = useOrderEdits(order);
  const entries = useHistoryEntries(order);
  const [isCanceling, setCanceling] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const held = exhibitions?.find(({ id }) => id === exhibition);
  const canEdit = canWrite && canStaffSetAmounts(order.status);
  const canCancel =
    canWrite && staffMoveRefusal(order.status, 'canceled', { hasMissingAmount: false, isAcceptNeeded: false }) === null;
  const last = order.history.at(-1);
  const totals = [
    ['placed', formatMoney(order.placed_total_with_vat, order.currency)],
    ['vat', edits.changes.length + edits.additions.length > 0 ? null : formatMoney(order.vat, order.currency)],
    ['total', formatMoney(edits.total, order.currency)],
  ] as const;
  return (
    <div className={styles.page}>
      <section className={styles.main} aria-labelledby="desk-order-title">
        <OrderHead order={order} exhibition={exhibition} />
        {edits.isOutdated && (
          <Notice
            tone="warning"
            live="assertive"
            title={t('orderPage.outdated')}
            action={
              <Button size="sm" onClick={edits.acknowledge}>
                {t('orderPage.seen')}
              </Button>
            }
          >
            {last?.by.name &&
              t('orderPage.changedBy', { name: last.by.name, when: formatDateTime(last.created_at, locale) })}{' '}
            {t('orderPage.outdatedText')}
          </Notice>
        )}
        {edits.failure && (
          <Notice tone="danger" live="assertive" title={t('orderPage.notSaved')}>
            {edits.failure}
          </Notice>
        )}
        {!canWrite && <p className={styles.second}>{t('orderPage.readOnly')}</p>}
        {canWrite && !canEdit && edits.moves.includes('processing') && (
          <p className={styles.second}>{t('orderPage.locked')}</p>
        )}
        <OrderLines order={order} edits={edits} canEdit={canEdit} days={held ? exhibitionDaysOf(held) : []} />
        {canEdit && held && (
          <Button variant="text" size="sm" icon="plus" className={styles.addButton} onClick={() => setAdding(true)}>
            {t('orderPage.add.open')}
          </Button>
        )}
        {isAdding && held && (
          <Suspense fallback={null}>
            <AddService order={order} exhibition={held} onAdd={edits.add} onClose={() => setAdding(false)} />
          </Suspense>
        )}
        <div className={styles.below}>
          {order.changes.length + edits.changes.length + edits.additions.length > 0 && (
            <p className={styles.note}>{t('orderPage.differs')}</p>
          )}
          <dl className={styles.totals}>
            {totals.map(
              ([name, value]) =>
                value !== null && (
                  <div key={name} className={name === 'total' ? styles.grandTotal : styles.total}>
                    <dt>{t(`orderPage.totals.${name}`)}</dt>
                    <dd className="ff-num">{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <OrderFiles order={order} />
        <section className={styles.section}>
          <h2 className="ff-h3">{t('orderPage.history')}</h2>
          <HistoryPanel entries={entries} />
        </section>
        {canWrite && (edits.moves.length > 0 || canEdit) && (
          <OrderActions order={order} edits={edits} onCancel={canCancel ? () => setCanceling(true) : null} />
        )}
        {isCanceling && (
          <CancelForm
            orderId={order.id}
            isSaving={edits.isSaving}
            failure={edits.failure}
            onCancel={async (reason) => {
              if (await edits.cancel(reason)) setCanceling(false);
            }}
            onClose={() => setCanceling(false)}
          />
        )}
      </section>
      <OrderChatPane order={order} canWrite={canWrite} />
    </div>
  );
};
