import { useEffect } from 'react';
import { passRights, type PassKind, type PassQuota } from '@fairfront/shared-kit/domain/passes';
import { usePassContext } from '../context/use-pass-context';
import type { useListView } from './use-list-view';

/** The common part of every pass list response. */
interface ListMeta {
  total: number;
  last_page: number;
  quota: PassQuota;
}

/** The part of a query that the list view needs. */
interface ListQuery<Pass, Meta> {
  data: { data: Pass[]; meta: Meta } | undefined;
  error: Error | null;
  isPending: boolean;
  isPlaceholderData: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

const unknownQuota: PassQuota = { count: 0, total: null };
/** While the list loads, assumes free places: the most likely layout is reserved, so that nothing moves. */
export const expectedQuota = (kind: PassKind): PassQuota => ({ count: 0, total: kind === 'car' ? null : 1 });

/** A page of passes of one kind with everything derived from it: rows, counts, and the user's permissions. */
export const useListState = <Pass, Meta extends ListMeta>(
  kind: PassKind,
  view: ReturnType<typeof useListView>,
  list: ListQuery<Pass, Meta>,
) => {
  const context = usePassContext();
  const meta = list.data?.meta;
  const quota = meta?.quota ?? unknownQuota;

  // the last row of the last page is gone, so the page before is now the last one
  const lastPage = meta?.last_page;
  const { page, turnTo } = view;
  useEffect(() => {
    if (lastPage !== undefined && !list.isPlaceholderData && page > lastPage) turnTo(Math.max(1, lastPage));
  });

  return {
    kind,
    view,
    rows: list.data?.data ?? [],
    meta,
    quota,
    /** Whether nothing has loaded yet. */
    isLoading: list.isPending,
    /** Whether another page or order is loading while the old rows are shown. */
    isTurning: list.isPlaceholderData,
    hasFailed: list.isError && !list.data,
    query: list,
    context,
    rights: passRights(kind, context, meta?.quota ?? expectedQuota(kind)),
  };
};

/** A list that needs only the counts from its meta. */
export type PassList<Pass> = ReturnType<typeof useListState<Pass, ListMeta>>;
