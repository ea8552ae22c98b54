import { useSettled } from '@fairfront/shared-kit/components/debounced-commit';
import {
  defineCommands,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type CommandContent,
} from '@fairfront/shared-kit/platform';
import { ordersQuery } from '../api/orders';
import { orderSearch } from '@fairfront/shared-kit/domain/services/order-list';

/** The minimum number of digits before the palette requests orders. */
const fewestDigits = 2;

/** Finds orders by number, as typed or as written in headings and emails. */
const useOrderRecords = (search: string): CommandContent => {
  const { t } = useTranslation('services');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const number = orderSearch(search).number ?? '';
  const settled = useSettled(number);
  const isWanted = number.length >= fewestDigits;
  const enabled = isWanted && settled === number;
  const { data, isLoading, isError } = useQuery({ ...ordersQuery(api, id, { page: 1, search: settled }), enabled });
  return {
    state: isWanted && (isLoading || !enabled) ? 'loading' : enabled && isError && !data ? 'failed' : 'ready',
    commands: (enabled ? (data?.data ?? []) : []).map((order) => ({
      id: `order-${order.id}`,
      title: t('orders.details', { id: order.id }),
      detail: t(`orders.status.${order.status}`).toLocaleLowerCase(),
      // the palette filters by text itself, so the query is included to match
      keywords: [search],
      action: { route: 'orders', params: { id }, query: { q: String(order.id) } },
    })),
  };
};

export default defineCommands(useOrderRecords);
