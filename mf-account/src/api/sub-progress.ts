import { queryKeys, type ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

const path = (id: number) => ({ params: { path: { id } } });

const fetchProgress = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (await api.get('/participants/{id}/sub-progress', { ...path(id), ...(signal && { signal }) })).data;

/** The progress of one sub-exhibitor. */
export type SubProgress = Awaited<ReturnType<typeof fetchProgress>>[number];

/** The progress of all sub-exhibitors of a collective organiser. */
export const subProgressQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: queryKeys.subExhibitors.progress(id),
    queryFn: ({ signal }) => fetchProgress(api, id, signal),
  });

/** The path of the workbook export, relative to the API base: all rows, or those with the given ids. */
export const subProgressDownload = (id: number, ids: readonly number[]): string => {
  const query = ids.map((one) => `ids=${one}`).join('&');
  return `/participants/${id}/sub-progress/download${query && `?${query}`}`;
};

const fetchEmails = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (await api.get('/participants/{id}/sub-letters', { ...path(id), ...(signal && { signal }) })).data;

/** A sent email with its recipients. */
export type SubEmail = Awaited<ReturnType<typeof fetchEmails>>[number];

/** The emails from a collective organiser to its sub-exhibitors, newest first. */
export const subEmailsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: queryKeys.subExhibitors.emails(id),
    queryFn: ({ signal }) => fetchEmails(api, id, signal),
  });

/** The content of an email and its recipients. */
export interface NewSubEmail {
  ids: number[];
  subject: string;
  text: string;
}

/** Sends an email to sub-exhibitors. */
export const postSubEmail = async (api: ApiClient, id: number, body: NewSubEmail, idempotencyKey: string) =>
  (await api.post('/participants/{id}/sub-letters', { ...path(id), body, idempotencyKey })).data;
