import { Tabs } from '@fairfront/shared-kit/components/tabs';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import type { OrderCounts } from '@fairfront/shared-kit/domain/services/order-list';
import { orderGroups } from '@fairfront/shared-kit/domain/services/order-status';
import type { OrdersFilterState, OrderTab } from './use-orders-filter';

const tabs: readonly OrderTab[] = ['all', ...orderGroups];

interface OrderTabsProps {
  filter: OrdersFilterState;
  /** Null while loading. */
  counts: OrderCounts | null;
  children: ReactNode;
}

/** Tabs for all orders and for each status group, with counts. */
export const OrderTabs = ({ filter, counts, children }: OrderTabsProps) => {
  const { t } = useTranslation('services');
  return (
    <Tabs
      label={t('orders.tabs')}
      selected={filter.tab}
      onSelect={filter.choose}
      tabs={tabs.map((id) => ({
        id,
        label: t(`orders.tab.${id}`),
        ...(counts ? { count: counts[id] } : {}),
        needsAction: id === 'answer' && (counts?.answer ?? 0) > 0,
      }))}
    >
      {children}
    </Tabs>
  );
};
