import type { ApiClient } from '@fairfront/shared-kit/api';
import type { EventType } from '@fairfront/shared-kit/domain/participations';
import type { ParticipationSort } from '@fairfront/shared-kit/domain/participations/participation-rules';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';
import { deskKeys } from './query-keys';

/** Rows of a page of the list. */
export const participantsPageSize = 25;

/** The filters of the list of participants. */
export interface ParticipantsFilter {
  exhibition: number;
  search: string;
  type: EventType | null;
  /** Archived participations instead of the active ones. */
  archived: boolean;
  /** Only participations that nobody has access to. */
  withoutPeople: boolean;
  sort: ParticipationSort;
}

const queryOfFilter = ({ exhibition, search, type, archived, withoutPeople, sort }: ParticipantsFilter) => ({
  exhibition_id: exhibition,
  sort,
  archived: archived ? ('1' as const) : ('0' as const),
  ...(search && { search }),
  ...(type && { kind: type }),
  ...(withoutPeople && { people: '0' as const }),
});

const fetchParticipants = (api: ApiClient, filter: ParticipantsFilter, page: number, signal: AbortSignal) =>
  api.get('/organizer/participants', {
    params: { query: { ...queryOfFilter(filter), page, per_page: participantsPageSize } },
    signal,
  });

/** A row of the list of participants. */
export type Participant = Awaited<ReturnType<typeof fetchParticipants>>['data'][number];

/** One page of the participants; the previous rows stay while another page loads. */
export const participantsQuery = (api: ApiClient, filter: ParticipantsFilter, page: number) =>
  queryOptions({
    queryKey: deskKeys.participants({ ...queryOfFilter(filter), page }),
    queryFn: ({ signal }) => fetchParticipants(api, filter, page, signal),
    placeholderData: keepPreviousData,
  });

/** Whether an exhibition has participants; archived ones count. */
export const anyParticipantsQuery = (api: ApiClient, exhibition: number) =>
  queryOptions({
    queryKey: deskKeys.anyParticipants(exhibition),
    queryFn: async ({ signal }) => {
      const query = { exhibition_id: exhibition, per_page: 1 };
      return (await api.get('/organizer/participants', { params: { query }, signal })).meta.total > 0;
    },
  });

/** The address of the participants as a file, with the filters that exports know. */
export const participantsExport = ({ exhibition, search, type }: ParticipantsFilter, format: 'csv' | 'xlsx'): string =>
  `/organizer/lists/participations/export?${new URLSearchParams({
    format,
    exhibition_id: String(exhibition),
    ...(search && { search }),
    ...(type && { kind: type }),
  }).toString()}`;

/** The companies that match a search, for a select. */
export const companiesQuery = (api: ApiClient, search: string) =>
  queryOptions({
    queryKey: deskKeys.companies(search),
    queryFn: async ({ signal }) =>
      (await api.get('/organizer/lists/companies', { params: { query: { search, limit: 20 } }, signal })).data,
    enabled: search.trim() !== '',
    placeholderData: keepPreviousData,
  });

/** The collective participations of an exhibition, which sub-exhibitors belong to. */
export const collectivesQuery = (api: ApiClient, exhibitionId: number) =>
  queryOptions({
    queryKey: deskKeys.collectives(exhibitionId),
    queryFn: async ({ signal }) =>
      (
        await api.get('/organizer/participants', {
          params: {
            query: { exhibition_id: exhibitionId, kind: 'collective', archived: '0', sort: 'company', per_page: 100 },
          },
          signal,
        })
      ).data,
  });

/** Pavilions and halls of an exhibition. */
export const pavilionsQuery = (api: ApiClient, exhibitionId: number) =>
  queryOptions({
    queryKey: deskKeys.pavilions(exhibitionId),
    queryFn: async ({ signal }) =>
      (
        await api.get('/organizer/exhibitions/{exhibitionId}/pavilions', {
          params: { path: { exhibitionId }, query: { per_page: 100 } },
          signal,
        })
      ).data,
  });
