import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

const path = (id: number) => ({ params: { path: { id } } });

const fetchProgress = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (await api.get('/participants/{id}/sub-progress', { ...path(id), ...(signal && { signal }) })).data;

/** How far one sub-exhibitor is. */
export type SubProgress = Awaited<ReturnType<typeof fetchProgress>>[number];

/** How far the sub-exhibitors of a collective organiser are (ACC-260). */
export const subProgressQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: queryKeys.subExhibitors.progress(id),
    queryFn: ({ signal }) => fetchProgress(api, id, signal),
  });

/** Address of the table as a workbook, below the API base: all rows, or those with these ids (ACC-265). */
export const subProgressDownload = (id: number, ids: readonly number[]): string => {
  const query = ids.map((one) => `ids=${one}`).join('&');
  return `/participants/${id}/sub-progress/download${query && `?${query}`}`;
};

const fetchEmails = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (await api.get('/participants/{id}/sub-letters', { ...path(id), ...(signal && { signal }) })).data;

/** An email to sub-exhibitors, with its recipients. */
export type SubEmail = Awaited<ReturnType<typeof fetchEmails>>[number];

/** The emails of the organiser of a stand to its sub-exhibitors, the newest first (ACC-272). */
export const subEmailsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: queryKeys.subExhibitors.letters(id),
    queryFn: ({ signal }) => fetchEmails(api, id, signal),
  });

/** What is written, and to whom. */
export interface NewSubEmail {
  ids: number[];
  subject: string;
  text: string;
}

/** Writes to sub-exhibitors (ACC-266 to ACC-271). */
export const postSubEmail = async (api: ApiClient, id: number, body: NewSubEmail, idempotencyKey: string) =>
  (await api.post('/participants/{id}/sub-letters', { ...path(id), body, idempotencyKey })).data;
