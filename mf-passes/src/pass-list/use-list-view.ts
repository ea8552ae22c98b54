import { usePlatform, usePlatformState } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { passSorts, type PassSort } from '@fairfront/shared-kit/domain/passes';

const [defaultSort] = passSorts;
const isPassSort = (value: string | null): value is PassSort => passSorts.some((sort) => sort === value);

export interface ListView {
  page: number;
  sort: PassSort;
}

const readView = (query: URLSearchParams): ListView => {
  const page = Number(query.get('page'));
  const sort = query.get('sort');
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sort: isPassSort(sort) ? sort : defaultSort,
  };
};

/**
 * The page and sort order of an open list. They are mirrored in the address beside the modal, so that a link or a reload
 * shows the same rows; an address without them starts at page 1.
 */
export const useListView = () => {
  const { modals } = usePlatform();
  const { query } = usePlatformState().route;
  const [view, setView] = useState(() => readView(query));
  const change = (next: ListView) => {
    setView(next);
    modals.setParams({
      page: next.page > 1 ? String(next.page) : undefined,
      sort: next.sort === defaultSort ? undefined : next.sort,
    });
  };
  return {
    ...view,
    turnTo: (page: number) => change({ ...view, page }),
    /** A new sort order resets the page to 1. */
    sortBy: (sort: PassSort) => change({ page: 1, sort }),
  };
};
