import { useNavigateTo, useParticipation, usePlatformState } from '@fairfront/shared-kit/platform';
import { orderGroups, type OrderGroup } from '@fairfront/shared-kit/domain/services/order-list';
import { useTypedSearch } from '../search/use-typed-search';

/** A tab of the list: a group of statuses, or all orders. */
export type OrderTab = OrderGroup | 'all';

const pageOf = (query: URLSearchParams): number => {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
};

/**
 * What the list of orders is narrowed to. Page, tab and search stand in the address, so that a link or a reload shows the same rows
 * (SVC-091, SVC-189).
 */
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
    /** What is searched for; empty without a search. */
    wanted: q.trim(),
    typed,
    type,
    search,
    /** Shows another tab; what has been typed goes along. */
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

/** What the list of orders is narrowed to, and the ways to change that. */
export type OrdersFilterState = ReturnType<typeof useOrdersFilter>;
