import type { ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';
import { deskKeys } from './query-keys';

/** Rows that a section of the page shows. */
const sectionRows = 5;

const fetchParticipation = async (api: ApiClient, id: number, signal: AbortSignal) =>
  (await api.get('/organizer/participants/{id}', { params: { path: { id } }, signal })).data;

/** A participation with its settings and stands. */
export type StaffParticipation = Awaited<ReturnType<typeof fetchParticipation>>;

/** A participation with its settings and stands. */
export const participationQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: deskKeys.participation(id),
    queryFn: ({ signal }) => fetchParticipation(api, id, signal),
  });

/** The people of a participation with their open invitations. */
export const peopleQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: deskKeys.section(id, 'people'),
    queryFn: async ({ signal }) =>
      (await api.get('/organizer/participants/{id}/users', { params: { path: { id } }, signal })).data,
  });

const ofParticipation = (id: number) => ({ participant_id: id, per_page: sectionRows });

/** The first passes of a participation, waiting ones first. */
export const passesQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: deskKeys.section(id, 'passes'),
    queryFn: async ({ signal }) => {
      const read = (status?: 'consideration') =>
        api.get('/organizer/passes', {
          params: { query: { ...ofParticipation(id), ...(status && { status }) } },
          signal,
        });
      const [all, waiting] = await Promise.all([read(), read('consideration')]);
      const shown = waiting.data.length > 0 ? waiting.data : all.data;
      return { rows: shown, total: all.meta.total, waiting: waiting.meta.total };
    },
  });

/** The newest orders of a participation. */
export const ordersQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: deskKeys.section(id, 'orders'),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.get('/organizer/additional-orders', {
        params: { query: ofParticipation(id) },
        signal,
      });
      return { rows: data, total: meta.total };
    },
  });

/** Orders of a participation with messages that no member of staff has read. */
export const messagesQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: deskKeys.section(id, 'messages'),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.get('/organizer/additional-orders', {
        params: { query: { ...ofParticipation(id), unread: '1' } },
        signal,
      });
      return { rows: data, total: meta.total };
    },
  });

/** The catalogue orders of a participation. */
export const catalogueQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: deskKeys.section(id, 'catalogue'),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.get('/organizer/catalog-orders', {
        params: { query: ofParticipation(id) },
        signal,
      });
      return { rows: data, total: meta.total };
    },
  });

/** The contracts of a participation, without archived ones. */
export const documentsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: deskKeys.section(id, 'documents'),
    queryFn: async ({ signal }) => {
      const { data } = await api.get('/organizer/participants/{id}/contracts', { params: { path: { id } }, signal });
      const rows = data.filter(({ is_archived: isArchived }) => !isArchived);
      return { rows, total: rows.length };
    },
  });

/** A page of the history of a participation. */
export const historyQuery = (api: ApiClient, id: number, page: number) =>
  queryOptions({
    queryKey: deskKeys.section(id, 'history', page),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.get('/organizer/participants/{id}/history', {
        params: { path: { id }, query: { page, per_page: 2 * sectionRows } },
        signal,
      });
      return { rows: data, total: meta.total, pages: meta.last_page };
    },
  });
