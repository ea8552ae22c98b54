import { failsHere, keepPreviousData, useParticipation, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { ordersQuery } from '../api/orders';
import type { OrdersFilterState } from './use-orders-filter';

/** The current page of the filtered orders. */
export const useOrdersPage = ({ page, tab, wanted }: Pick<OrdersFilterState, 'page' | 'tab' | 'wanted'>) => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const query = useQuery({
    ...ordersQuery(api, id, { page, group: tab === 'all' ? undefined : tab, search: wanted }),
    placeholderData: keepPreviousData,
    ...failsHere,
  });
  const { data } = query;
  return {
    query,
    orders: data?.data ?? null,
    meta: data?.meta ?? null,
    hasFailed: query.isError && !data,
    isTurning: query.isPlaceholderData,
  };
};
