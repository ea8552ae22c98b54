import type { ApiClient } from '@fairfront/shared-kit/api';
import type { CurrencyCode } from '@fairfront/shared-kit/domain/common';
import type { QueuePart } from '@fairfront/shared-kit/domain/passes';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';
import { deskKeys } from './query-keys';

/** Rows of a page of a list. */
const figureRowsSize = 50;

const pathOf = (exhibitionId: number, signal: AbortSignal) => ({ params: { path: { exhibitionId } }, signal });

const fetchServices = async (api: ApiClient, exhibitionId: number, executor: number | null, signal: AbortSignal) =>
  (
    await api.get('/organizer/exhibitions/{exhibitionId}/figures/services', {
      params: { path: { exhibitionId }, query: executor === null ? {} : { executor_id: executor } },
      signal,
    })
  ).data;

/** The services sold by executor and day. */
export type ServiceFigures = Awaited<ReturnType<typeof fetchServices>>;

export const serviceFiguresQuery = (api: ApiClient, exhibitionId: number, executor: number | null) =>
  queryOptions({
    queryKey: [...deskKeys.figures(exhibitionId), 'services', executor],
    queryFn: ({ signal }) => fetchServices(api, exhibitionId, executor, signal),
    placeholderData: keepPreviousData,
  });

const fetchPasses = async (api: ApiClient, exhibitionId: number, kind: QueuePart, signal: AbortSignal) =>
  (
    await api.get('/organizer/exhibitions/{exhibitionId}/figures/passes', {
      params: { path: { exhibitionId }, query: kind === 'all' ? {} : { kind } },
      signal,
    })
  ).data;

/** The passes of a day. */
export type PassDay = Awaited<ReturnType<typeof fetchPasses>>[number];

export const passFiguresQuery = (api: ApiClient, exhibitionId: number, kind: QueuePart) =>
  queryOptions({
    queryKey: [...deskKeys.figures(exhibitionId), 'passes', kind],
    queryFn: ({ signal }) => fetchPasses(api, exhibitionId, kind, signal),
    placeholderData: keepPreviousData,
  });

const fetchRevenue = async (api: ApiClient, exhibitionId: number, signal: AbortSignal) =>
  (await api.get('/organizer/exhibitions/{exhibitionId}/figures/finance', pathOf(exhibitionId, signal))).data;

/** The revenue in a currency. */
export type Revenue = Awaited<ReturnType<typeof fetchRevenue>>[number];

export const revenueQuery = (api: ApiClient, exhibitionId: number) =>
  queryOptions({
    queryKey: [...deskKeys.figures(exhibitionId), 'finance'],
    queryFn: ({ signal }) => fetchRevenue(api, exhibitionId, signal),
  });

/** The list that a figure counts, as the address names it. */
export interface WantedList {
  part: 'services' | 'passes' | 'finance';
  step: string;
  of: 'services' | 'rent';
  day: string | null;
  currency: CurrencyCode | null;
  isUnpriced: boolean;
  executor: number | null;
  kind: QueuePart;
  page: number;
}

const fetchRows = (api: ApiClient, exhibitionId: number, wanted: WantedList, signal: AbortSignal) => {
  const { part, step, of, day, currency, isUnpriced, executor, kind, page } = wanted;
  const paging = { page, per_page: figureRowsSize };
  const path = { exhibitionId };
  const ofDay = day === null ? {} : { day };
  const inCurrency = currency === null ? {} : { currency };
  if (part === 'passes') {
    const query = { ...paging, ...ofDay, step: step as 'sent', ...(kind !== 'all' && { kind }) };
    return api.get('/organizer/exhibitions/{exhibitionId}/figures/passes/rows', { params: { path, query }, signal });
  }
  if (part === 'finance') {
    const query = { ...paging, ...inCurrency, step: step as 'planned', of };
    return api.get('/organizer/exhibitions/{exhibitionId}/figures/finance/rows', { params: { path, query }, signal });
  }
  const query = {
    ...{ ...paging, ...ofDay, ...inCurrency },
    ...(executor !== null && { executor_id: executor }),
    ...(isUnpriced && { is_unpriced: '1' as const }),
  };
  return api.get('/organizer/exhibitions/{exhibitionId}/figures/services/rows', { params: { path, query }, signal });
};

/** A line of the list that a figure counts. */
export type FigureRow = Awaited<ReturnType<typeof fetchRows>>['data'][number];

export const figureRowsQuery = (api: ApiClient, exhibitionId: number, wanted: WantedList) =>
  queryOptions({
    queryKey: [...deskKeys.figures(exhibitionId), 'rows', wanted],
    queryFn: ({ signal }) => fetchRows(api, exhibitionId, wanted, signal),
    placeholderData: keepPreviousData,
  });
