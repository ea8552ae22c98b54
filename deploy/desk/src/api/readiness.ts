import type { ApiClient } from '@fairfront/shared-kit/api';
import type { ProgressArea, ReadinessColumn, ReadinessPart } from '@fairfront/shared-kit/domain/account';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';
import { deskKeys } from './query-keys';

/** Rows of a page of the list. */
const readinessPageSize = 50;
/** Maximum number of participations per call. */
const largestBatch = 500;

/** The filter and sorting of the list. */
interface Filter {
  part: ReadinessPart;
  area: ProgressArea | null;
  type: EventType | null;
  search: string;
  sort: { column: ReadinessColumn; direction: 'ascending' | 'descending' };
}
/** The same with the page. */
interface PagedFilter extends Filter {
  page: number;
}

const filterOf = ({ part, area, type, search, sort }: Filter) => ({
  part,
  ...(area && { area }),
  ...(type && { event_type: type }),
  ...(search && { search }),
  sort: sort.column,
  direction: sort.direction,
});

const fetchReadiness = (api: ApiClient, exhibitionId: number, { page, ...filter }: PagedFilter, signal: AbortSignal) =>
  api.get('/organizer/exhibitions/{exhibitionId}/readiness', {
    params: { path: { exhibitionId }, query: { ...filterOf(filter), page, per_page: readinessPageSize } },
    signal,
  });

/** A participation with what is open and late. */
export type ReadinessRow = Awaited<ReturnType<typeof fetchReadiness>>['data'][number];

/** One page of the list; the previous rows stay while another page loads. */
export const readinessQuery = (api: ApiClient, exhibitionId: number, place: PagedFilter) =>
  queryOptions({
    queryKey: [...deskKeys.readiness(exhibitionId), place],
    queryFn: ({ signal }) => fetchReadiness(api, exhibitionId, place, signal),
    placeholderData: keepPreviousData,
  });

/** The ids of all participations of a filter. */
export const fetchReadinessIds = async (api: ApiClient, exhibitionId: number, filter: Filter): Promise<number[]> =>
  (
    await api.get('/organizer/exhibitions/{exhibitionId}/readiness/ids', {
      params: { path: { exhibitionId }, query: filterOf(filter) },
    })
  ).data;

/** Path of the file with the filtered participations. */
export const readinessFile = (exhibitionId: number, filter: Filter, format: 'csv' | 'xlsx'): string =>
  `/organizer/exhibitions/${exhibitionId}/readiness/export?${new URLSearchParams({ ...filterOf(filter), format })}`;

const postReminders = async (api: ApiClient, exhibitionId: number, ids: readonly number[]) =>
  (
    await api.post('/organizer/exhibitions/{exhibitionId}/readiness-reminders', {
      params: { path: { exhibitionId } },
      body: { items: ids.map((participation_id) => ({ participation_id })) },
    })
  ).data;

/** The result of the reminder of one participation. */
export type Reminded = Awaited<ReturnType<typeof postReminders>>[number];

/**
 * Reminds participations, as many at a time as one call takes. A call that fails ends it: a repeat reminds nobody twice.
 * @param onResults called after every call
 */
export const remindAll = async (
  api: ApiClient,
  exhibitionId: number,
  ids: readonly number[],
  onResults: (results: readonly Reminded[]) => void,
): Promise<void> => {
  for (let from = 0; from < ids.length; from += largestBatch)
    onResults(await postReminders(api, exhibitionId, ids.slice(from, from + largestBatch)));
};
