import type { Sort } from '@fairfront/shared-kit/components/data-table';
import { usePlatform, type ModalProps } from '@fairfront/shared-kit/platform';
import {
  progressColumns,
  progressFilters,
  type ProgressColumn,
  type ProgressFilter,
} from '@fairfront/shared-kit/domain/account';

/** The sort column and direction. */
export interface ProgressSort extends Sort {
  column: ProgressColumn;
}

const firstSort: ProgressSort = { column: 'company', direction: 'ascending' };

const sortOf = (text: string | undefined): ProgressSort => {
  const name = text?.replace(/^-/, '');
  const column = progressColumns.find((one) => one === name);
  return column ? { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' } : firstSort;
};

/** The filter, sorting and page of the table from the address. */
export const useProgressPlace = ({ who, by, part }: ModalProps<'event-modal-subexponent'>['params']) => {
  const { modals } = usePlatform();
  const sort = sortOf(by);
  return {
    filter: progressFilters.find((one) => one === who) ?? ('all' satisfies ProgressFilter),
    sort,
    /** One-based. */
    page: /^[1-9]\d{0,3}$/.test(part ?? '') ? Number(part) : 1,
    setFilter: (filter: ProgressFilter) =>
      modals.setParams({ who: filter === 'all' ? undefined : filter, part: undefined }),
    setSort: ({ column, direction }: Sort) =>
      modals.setParams({ by: `${direction === 'descending' ? '-' : ''}${column}`, part: undefined }),
    setPage: (page: number) => modals.setParams({ part: page === 1 ? undefined : String(page) }),
  };
};
