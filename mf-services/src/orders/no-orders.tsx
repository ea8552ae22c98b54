import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { OrderCounts } from '@fairfront/shared-kit/domain/services/order-list';
import styles from './orders.module.css';
import type { OrdersFilterState } from './use-orders-filter';

/** Explains an empty list: nothing ordered yet, none in this tab, or none found; links back. */
export const NoOrders = ({ filter, counts }: { filter: OrdersFilterState; counts: OrderCounts }) => {
  const { t } = useTranslation('services');
  const { tab, wanted } = filter;
  if (tab === 'all' && wanted === '') {
    return (
      <div className={styles.none}>
        <EmptyState level={2} title={t('orders.empty')}>
          {t('orders.emptyText')}
        </EmptyState>
      </div>
    );
  }
  const elsewhere = tab === 'all' ? 0 : counts.all;
  return (
    <div className={styles.none}>
      <EmptyState
        live
        level={2}
        icon="search"
        title={t(wanted === '' ? `orders.none.${tab}` : 'orders.notFound')}
        actions={
          <>
            {wanted !== '' && elsewhere > 0 && (
              <Button onClick={() => filter.choose('all')}>{t('orders.foundElsewhere', { number: elsewhere })}</Button>
            )}
            <Button onClick={filter.clear}>{t('orders.showAll')}</Button>
          </>
        }
      >
        {wanted !== '' && t(elsewhere > 0 ? 'orders.notInTab' : 'orders.notFoundText', { text: wanted })}
      </EmptyState>
    </div>
  );
};
