import { Button } from '@fairfront/shared-kit/components/button';
import { HistoryPanel } from '@fairfront/shared-kit/components/history-panel';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { failsHere, useParticipation, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { orderQuery, type Order } from '../api/orders';
import { OrderDecisions } from './order-decisions';
import { OrderDifference } from './order-difference';
import { OrderLines } from './order-lines';
import { OrderDocuments } from './order-documents';
import styles from './orders.module.css';
import type { OrderActions } from './use-order-actions';
import { useHistoryEntries } from './use-history-entries';

interface OrderDetailsProps {
  order: Order;
  actions: OrderActions;
}

/**
 * The details of a row: lines, or the changes since placement while the order awaits confirmation, with decisions, documents
 * and history. Lines render at once; the rest loads with the order itself.
 */
export const OrderDetails = ({ order, actions }: OrderDetailsProps) => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { data: detail, isError, isFetching, refetch } = useQuery({ ...orderQuery(api, id, order.id), ...failsHere });
  const [chosen, setChosen] = useState<'changes' | 'lines' | null>(null);
  const entries = useHistoryEntries();
  const changes = detail?.changes.length ?? 0;
  const view = changes === 0 ? 'lines' : (chosen ?? (order.status === 'waiting_confirmation' ? 'changes' : 'lines'));
  return (
    <section aria-label={t('orders.details', { id: order.id })} className={styles.details}>
      <div className={styles.main}>
        {detail && changes > 0 && (
          <div className={styles.mainHead}>
            <h2 className="ff-h4">{t(view === 'changes' ? 'orders.changed' : 'orders.lines')}</h2>
            <SegmentedControl
              label={t('orders.view')}
              value={view}
              onChange={setChosen}
              segments={[
                { value: 'changes', label: t('orders.changes'), end: <CountBadge count={changes} /> },
                { value: 'lines', label: t('orders.allLines'), end: <CountBadge count={order.services.length} /> },
              ]}
            />
          </div>
        )}
        {detail && view === 'changes' ? <OrderDifference order={detail} /> : <OrderLines order={order} />}
        <OrderDecisions order={order} actions={actions} />
      </div>
      <div className={styles.aside}>
        <OrderDocuments
          order={order}
          documents={detail?.documents ?? (isError ? [] : null)}
          download={actions.download}
        />
        <section className={styles.history}>
          <h2 className="ff-h4">{t('orders.history')}</h2>
          {detail && <HistoryPanel entries={entries(detail)} />}
          {!detail && !isError && (
            <Loading>
              <SkeletonLines count={4} />
            </Loading>
          )}
          {!detail && isError && (
            <div role="status" className={styles.asideFailed}>
              <p>{t('orders.failed')}</p>
              <Button size="sm" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
                {t('retry')}
              </Button>
            </div>
          )}
        </section>
      </div>
    </section>
  );
};
