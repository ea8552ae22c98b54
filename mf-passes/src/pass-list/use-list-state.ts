import { useEffect } from 'react';
import { passRights, type PassKind, type PassQuota } from '@fairfront/shared-kit/domain/passes';
import { usePassContext } from '../context/use-pass-context';
import type { useListView } from './use-list-view';

/** What every list of passes answers with its rows. */
interface ListMeta {
  total: number;
  last_page: number;
  quota: PassQuota;
}

/** The part of a query that a list is drawn from. */
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
/** Until the list has come there is room: what it will most likely allow keeps its place, and nothing moves. */
export const expectedQuota = (kind: PassKind): PassQuota => ({ count: 0, total: kind === 'car' ? null : 1 });

/** A page of passes of one kind with everything that follows from it: rows, counts, and what this user may do. */
export const useListState = <Pass, Meta extends ListMeta>(
  kind: PassKind,
  view: ReturnType<typeof useListView>,
  list: ListQuery<Pass, Meta>,
) => {
  const context = usePassContext();
  const meta = list.data?.meta;
  const quota = meta?.quota ?? unknownQuota;

  // the last row of the last page is gone: the page before is the last one now (PASS-180)
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
    /** Nothing is known yet. */
    isLoading: list.isPending,
    /** Another page or order is on its way; the old rows still stand. */
    isTurning: list.isPlaceholderData,
    hasFailed: list.isError && !list.data,
    query: list,
    context,
    rights: passRights(kind, context, meta?.quota ?? expectedQuota(kind)),
  };
};

/** A list whose meta is of no interest beyond its counts. */
export type PassList<Pass> = ReturnType<typeof useListState<Pass, ListMeta>>;
