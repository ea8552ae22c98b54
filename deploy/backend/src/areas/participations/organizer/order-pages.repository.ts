import type { StaffExhibitions } from '@fairfront/shared-kit/domain/http';
import { orderSearch } from '@fairfront/shared-kit/domain/services';
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { withinExhibitions } from '../../../platform/database/within-exhibitions';
import { countOf, type Paging } from '../../../platform/http/paging';
import { isCompanyNamed } from './participations.repository';

/** The filter of both lists of orders. */
export interface OrderListFilter<Status extends string> {
  /** Those of the reader. */
  within: StaffExhibitions;
  exhibitionId?: number;
  participationId?: number;
  status?: Status;
  /** The beginning of a number, as headings and e-mails show it, or part of a name of the company. */
  search?: string;
}

const isFound = (search: string): RawBuilder<boolean> => {
  const { number } = orderSearch(search);
  const isNamed = isCompanyNamed(search);
  return number === null ? isNamed : sql<boolean>`(starts_with(o.id::text, ${number}) or ${isNamed})`;
};

/**
 * One page of orders, newest first.
 * @param query selects from orders `o` with their participations `p` and companies `c`
 */
export const pageOfOrders = async <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { within, exhibitionId, participationId, status, search = '' }: OrderListFilter<string>,
  { page, perPage }: Paging,
) => {
  let narrowed = query.where(withinExhibitions('p.exhibition_id', within));
  if (exhibitionId !== undefined) narrowed = narrowed.where(sql<number>`p.exhibition_id`, '=', exhibitionId);
  if (participationId !== undefined) narrowed = narrowed.where(sql<number>`o.participation_id`, '=', participationId);
  if (status !== undefined) narrowed = narrowed.where(sql<string>`o.status`, '=', status);
  if (search.trim() !== '') narrowed = narrowed.where(isFound(search));
  const rows = await narrowed
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy(sql`o.id`, 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .$castTo<Row & { total: number }>()
    .execute();
  const [first] = rows;
  // a page beyond the last one has no row with the total
  const total = first || page === 1 ? (first?.total ?? 0) : await countOf(narrowed);
  return { rows, total };
};
