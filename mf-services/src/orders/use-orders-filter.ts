import { useNavigateTo, useParticipation, usePlatformState } from '@fairfront/shared-kit/platform';
import { orderGroups, type OrderGroup } from '@fairfront/shared-kit/domain/services/order-status';
import { useTypedSearch } from '../search/use-typed-search';

/** A tab of the list: a status group, or all orders. */
export type OrderTab = OrderGroup | 'all';

const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/** The filter of the order list. Page, tab and search are in the address, so that a link or a reload shows the same rows. */
export const useOrdersFilter = () => {
  const navigate = useNavigateTo();
  const { id } = useParticipation();
  const { query } = usePlatformState().route;
  const tab: OrderTab = orderGroups.find((group) => group === query.get('group')) ?? 'all';
  const q = query.get('q') ?? '';
  const show = (wanted: { tab: OrderTab; q: string; page?: number }, options?: { replace: true }) =>
    navigate(
      'orders',
      { id },
      {
        query: {
          group: wanted.tab === 'all' ? undefined : wanted.tab,
          q: wanted.q.trim() || undefined,
          page: wanted.page && wanted.page > 1 ? String(wanted.page) : undefined,
        },
        ...options,
      },
    );
  const { typed, type, search, stop } = useTypedSearch(q, (text) => show({ tab, q: text }, { replace: true }));
  return {
    page: pageOf(query),
    tab,
    /** The search text; empty without a search. */
    wanted: q.trim(),
    typed,
    type,
    search,
    /** Selects another tab and keeps the typed search. */
    choose: (next: OrderTab) => {
      stop();
      show({ tab: next, q: typed });
    },
    /** Shows all orders again. */
    clear: () => {
      stop();
      show({ tab: 'all', q: '' });
    },
    turnTo: (page: number) => show({ tab, q, page }),
  };
};

/** The filter of the order list with its setters. */
export type OrdersFilterState = ReturnType<typeof useOrdersFilter>;
