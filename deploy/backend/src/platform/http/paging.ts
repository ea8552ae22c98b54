import { largestPageSize, listPageSize } from '@fairfront/shared-kit/domain/common';
import type { SelectQueryBuilder } from 'kysely';

/** Both names of the page size are supported. */
export interface PagingQuery {
  page?: number;
  per_page?: number;
  perPage?: number;
}

export interface Paging {
  /** From 1. */
  page: number;
  perPage: number;
}

/** The requested page; a page size above 100 counts as 100. */
export const pagingOf = (query: PagingQuery, defaultSize = listPageSize): Paging => ({
  page: query.page ?? 1,
  perPage: Math.min(query.per_page ?? query.perPage ?? defaultSize, largestPageSize),
});

/** The pagination of a response; an empty list has one page. */
export const pageMeta = ({ page, perPage }: Paging, total: number) => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});

/** The number of rows of a query, whatever it selects. */
export const countOf = async <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> => {
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow();
  return total;
};
