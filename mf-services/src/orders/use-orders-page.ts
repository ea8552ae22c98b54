import {
  failsHere,
  keepPreviousData,
  useParticipant,
  usePlatform,
  usePlatformState,
  useQuery,
} from '@fairfront/shared-kit/platform';
import { ordersQuery } from '../api/orders';

const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** One page of orders; its number stands in the address, so that a link or a reload shows the same rows (SVC-091). */
export const useOrdersPage = () => {
  const { api, navigation } = usePlatform();
  const { id } = useParticipant();
  const page = pageOf(usePlatformState().route.query);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...ordersQuery(api, id, page),
    placeholderData: keepPreviousData,
    ...failsHere,
  });
  return {
    page,
    orders: data?.data ?? null,
    meta: data?.meta ?? null,
    hasFailed: isError && !data,
    isTurning: isPlaceholderData,
    isRetrying: isFetching,
    retry: () => void refetch(),
    turnTo: (next: number) =>
      navigation.navigate('orders', { id }, { query: { page: next > 1 ? String(next) : undefined } }),
  };
};
