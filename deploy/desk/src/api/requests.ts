import type { ApiClient } from '@fairfront/shared-kit/api';
import type { ExtensionKind } from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { PublicationStatus } from '@fairfront/shared-kit/domain/account';
import type { QueueFilter } from './desk';

interface Paging {
  page: number;
  per_page: number;
}

const narrowed = ({ search, order }: QueueFilter, paging: Paging) => ({ order, ...(search && { search }), ...paging });

/** Reads a page of the waiting requests for later deadlines. */
export const fetchExtensions = (
  api: ApiClient,
  { part, ...filter }: QueueFilter<'all' | ExtensionKind>,
  paging: Paging,
  signal?: AbortSignal,
) =>
  api.get('/organizer/exhibitions/{exhibitionId}/extensions', {
    params: {
      path: { exhibitionId: filter.exhibition },
      query: { status: 'pending', ...(part !== 'all' && { kind: part }), ...narrowed({ part, ...filter }, paging) },
    },
    ...(signal && { signal }),
  });

/** A request for a later deadline. */
export type Extension = Awaited<ReturnType<typeof fetchExtensions>>['data'][number];

/** Reads a request for a later deadline. */
export const fetchExtension = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (
    await api.get('/organizer/extensions/{extensionId}', {
      params: { path: { extensionId: id } },
      ...(signal && { signal }),
    })
  ).data;

/** Reads a page of the waiting requests to publish news or products. */
export const fetchPublications = async (
  api: ApiClient,
  { part, ...filter }: QueueFilter<'open' | 'new' | 'in_work'>,
  paging: Paging,
  signal?: AbortSignal,
) => {
  const { data, meta } = await api.get('/organizer/publication-requests', {
    params: { query: { status: part, exhibition_id: filter.exhibition, ...narrowed({ part, ...filter }, paging) } },
    ...(signal && { signal }),
  });
  const { counts } = meta;
  return { data, meta: { ...meta, counts: { ...counts, open: counts.new + counts.in_work } } };
};

/** A request to publish news or a product. */
export type Publication = Awaited<ReturnType<typeof fetchPublications>>['data'][number];

/** Reads a request to publish news or a product, with the last change of its status. */
export const fetchPublication = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (
    await api.get('/organizer/publication-requests/{requestId}', {
      params: { path: { requestId: id } },
      ...(signal && { signal }),
    })
  ).data;

/** A request to publish with the last change of its status. */
export type StaffPublication = Awaited<ReturnType<typeof fetchPublication>>;

/** Reads a page of the waiting requests to delete an account; they belong to no exhibition. */
export const fetchDeletions = async (
  api: ApiClient,
  filter: QueueFilter<'all'>,
  paging: Paging,
  signal?: AbortSignal,
) => {
  const { data, meta } = await api.get('/organizer/deletion-requests', {
    params: { query: { status: 'waiting', ...narrowed(filter, paging) } },
    ...(signal && { signal }),
  });
  return { data, meta: { ...meta, counts: { all: meta.total } } };
};

/** A request to delete an account. */
export type Deletion = Awaited<ReturnType<typeof fetchDeletions>>['data'][number];

/** Reads a request to delete an account. */
export const fetchDeletion = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (
    await api.get('/organizer/deletion-requests/{requestId}', {
      params: { path: { requestId: id } },
      ...(signal && { signal }),
    })
  ).data;

/** What all bulk calls about requests answer. */
interface Answered {
  ok: boolean;
  error: { message: string; errors?: Record<string, string[]> } | null;
  decision: { status: string; decided_at: string | null; decided_by: { name: string; lastname: string } | null } | null;
}

/** A refusal of a field says more than its general message. */
const withFieldTexts = (results: readonly Answered[]) =>
  results.map(({ ok, error, decision }) => {
    const texts = Object.values(error?.errors ?? {}).flat();
    return { ok, error: error && { message: texts.length > 0 ? texts.join(' ') : error.message }, decision };
  });

/** Grants requests until the requested day, or refuses them. @param isLeaving whether the page is being left */
export const postExtensionDecisions = async (
  api: ApiClient,
  ids: readonly number[],
  { decision, comment }: { decision: 'grant' | 'refuse'; comment: string | null },
  isLeaving: boolean,
) => {
  const items = ids.map((id) => ({ id, decision, ...(comment !== null && { comment }) }));
  return withFieldTexts(
    (await api.post('/organizer/extension-decisions', { body: { items }, keepalive: isLeaving })).data,
  );
};

/** Sets the status of requests to publish. @param isLeaving whether the page is being left */
export const postPublicationDecisions = async (
  api: ApiClient,
  ids: readonly number[],
  { status, comment }: { status: PublicationStatus; comment: string | null },
  isLeaving: boolean,
) => {
  const items = ids.map((id) => ({ id, status, ...(comment !== null && { comment }) }));
  return withFieldTexts(
    (await api.post('/organizer/publication-decisions', { body: { items }, keepalive: isLeaving })).data,
  );
};

/** Deletes accounts or refuses it. @param isLeaving whether the page is being left */
export const postDeletionDecisions = async (
  api: ApiClient,
  ids: readonly number[],
  { decision, comment }: { decision: 'done' | 'refused'; comment: string | null },
  isLeaving: boolean,
) => {
  const items = ids.map((id) => ({ id, decision, ...(comment !== null && { comment }) }));
  return withFieldTexts(
    (await api.post('/organizer/deletion-decisions', { body: { items }, keepalive: isLeaving })).data,
  );
};
