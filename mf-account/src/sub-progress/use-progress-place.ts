import type { Sort } from '@fairfront/shared-kit/components/data-table';
import { usePlatform, type ModalProps } from '@fairfront/shared-kit/platform';
import {
  progressColumns,
  progressFilters,
  type ProgressColumn,
  type ProgressFilter,
} from '@fairfront/shared-kit/domain/account';

/** By which column the rows stand, and which way. */
export interface ProgressSort extends Sort {
  column: ProgressColumn;
}

const firstSort: ProgressSort = { column: 'company', direction: 'ascending' };

const sortOf = (text: string | undefined): ProgressSort => {
  const name = text?.replace(/^-/, '');
  const column = progressColumns.find((one) => one === name);
  return column ? { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' } : firstSort;
};

/** Filter, order and page of the table, as the address carries them (ACC-263). */
export const useProgressPlace = ({ who, by, part }: ModalProps<'event-modal-subexponent'>['params']) => {
  const { modals } = usePlatform();
  const sort = sortOf(by);
  return {
    filter: progressFilters.find((one) => one === who) ?? ('all' satisfies ProgressFilter),
    sort,
    /** From 1. */
    page: /^[1-9]\d{0,3}$/.test(part ?? '') ? Number(part) : 1,
    setFilter: (filter: ProgressFilter) =>
      modals.setParams({ who: filter === 'all' ? undefined : filter, part: undefined }),
    setSort: ({ column, direction }: Sort) =>
      modals.setParams({ by: `${direction === 'descending' ? '-' : ''}${column}`, part: undefined }),
    setPage: (page: number) => modals.setParams({ part: page === 1 ? undefined : String(page) }),
  };
};
