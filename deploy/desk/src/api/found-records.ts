import type { ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { deskKeys } from './query-keys';

/** The most records of a kind that the palette lists. */
const foundRows = 20;

interface RecordSearch {
  exhibition: number;
  search: string;
}

/** Participations by company, stand or application number, without archived ones. */
export const foundParticipantsQuery = (api: ApiClient, { exhibition, search }: RecordSearch) =>
  queryOptions({
    queryKey: deskKeys.foundRecords('participants', exhibition, search),
    queryFn: async ({ signal }) => {
      const query = { exhibition_id: exhibition, search, archived: '0' as const, per_page: foundRows };
      return (await api.get('/organizer/participants', { params: { query }, signal })).data;
    },
  });

/** Orders by number or company. */
export const foundOrdersQuery = (api: ApiClient, { exhibition, search }: RecordSearch) =>
  queryOptions({
    queryKey: deskKeys.foundRecords('orders', exhibition, search),
    queryFn: async ({ signal }) => {
      const query = { exhibition_id: exhibition, search, limit: foundRows };
      return (await api.get('/organizer/lists/orders', { params: { query }, signal })).data;
    },
  });

const fetchPasses = async (api: ApiClient, { exhibition, search }: RecordSearch, signal: AbortSignal) => {
  const query = { exhibition_id: exhibition, search, limit: foundRows };
  const { data } = await api.get('/organizer/lists/passes', { params: { query }, signal });
  // deleted rows stay in the list for other systems
  return data.filter(({ deleted_at }) => deleted_at === null);
};

/** A pass that a search has found. */
export type FoundPass = Awaited<ReturnType<typeof fetchPasses>>[number];

/** Passes by name, vehicle number or company. */
export const foundPassesQuery = (api: ApiClient, search: RecordSearch) =>
  queryOptions({
    queryKey: deskKeys.foundRecords('passes', search.exhibition, search.search),
    queryFn: ({ signal }) => fetchPasses(api, search, signal),
  });
