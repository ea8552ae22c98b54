import { type ApiClient } from '@fairfront/shared-kit/api';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';
import { publicationText, type LibraryType, type PublicationStatus } from '@fairfront/shared-kit/domain/account';
import { accountKeys } from './query-keys';

const fetchPublications = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (await api.get('/participants/{id}/publication-requests', { params: { path: { id } }, ...(signal && { signal }) }))
    .data;

/** A publication request of the user's company. */
export type Publication = Awaited<ReturnType<typeof fetchPublications>>[number];

/** The requests of a participation, newest first. */
export const publicationsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: accountKeys.publications.list(id),
    queryFn: ({ signal }) => fetchPublications(api, id, signal),
  });

/** The values of the request form. */
export interface NewPublication {
  type: string;
  title: string;
  text: string;
  file: File | null;
}

/** Sends a publication request. */
export const postPublication = (
  api: ApiClient,
  id: number,
  { type, title, text, file }: NewPublication,
  options: { idempotencyKey: string; onProgress: (share: number) => void },
): Promise<{ data: Publication }> => {
  const form = new FormData();
  form.append('type', type);
  form.append('title', publicationText(title));
  form.append('text', publicationText(text));
  if (file) form.append('file', file, file.name);
  return api.upload(`/participants/${id}/publication-requests`, form, options);
};

/** The file path of the company's own request. */
export const publicationFilePath = (participationId: number, id: number): string =>
  `/participants/${participationId}/publication-requests/${id}/file`;

/** The key prefix of all lists of requests across companies; it belongs to no participation. */
export const companyRequestsKey = ['publication-requests'] as const;

/** One page of the requests of all companies; the previous page stays visible while the next one loads. */
export const companyRequestsQuery = (
  api: ApiClient,
  { status, page }: { status: PublicationStatus | undefined; page: number },
) => {
  const query = { page, ...(status && { status }) };
  return queryOptions({
    queryKey: [...companyRequestsKey, query],
    queryFn: ({ signal }) => api.get('/organizer/publication-requests', { params: { query }, signal }),
    placeholderData: keepPreviousData,
  });
};
type CompanyRequests = Awaited<ReturnType<NonNullable<ReturnType<typeof companyRequestsQuery>['queryFn']>>>;
/** A request with its company. */
export type CompanyRequest = CompanyRequests['data'][number];

/** Sets the status of a request; the company is notified. */
export const patchRequest = (
  api: ApiClient,
  requestId: number,
  body: { status: PublicationStatus; comment?: string },
): Promise<unknown> =>
  api.patch('/organizer/publication-requests/{requestId}', { params: { path: { requestId } }, body });

/** The file path of a request for the organiser. */
export const requestFilePath = (id: number): string => `/organizer/publication-requests/${id}/file`;

/** The documents of one kind for all participations of the exhibition. */
export const libraryQuery = (api: ApiClient, id: number, type: LibraryType) =>
  queryOptions({
    queryKey: accountKeys.documents.list(id, { library: type }),
    queryFn: async ({ signal }) =>
      (await api.get('/participants/{id}/library', { params: { path: { id }, query: { type } }, signal })).data,
  });
