import type { ApiClient } from '@fairfront/shared-kit/api';
import type { PassStatus, QueuePart } from '@fairfront/shared-kit/domain/passes';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';
import { freshness } from './desk';
import { deskKeys } from './query-keys';

/** Rows of a page of the queue. */
export const queuePageSize = 20;
/** Largest page of a read; most passes of one decision call. */
const [largestPage, largestBatch] = [100, 500];

/** The filters of the queue. */
interface QueueFilter {
  exhibition: number;
  part: QueuePart;
  search: string;
  order: 'oldest' | 'newest';
}

const fetchQueue = (
  api: ApiClient,
  { exhibition, part, search, order }: QueueFilter,
  paging: { page: number; per_page: number },
  signal?: AbortSignal,
) =>
  api.get('/organizer/exhibitions/{exhibitionId}/pass-queue', {
    params: { path: { exhibitionId: exhibition }, query: { part, order, ...(search && { search }), ...paging } },
    ...(signal && { signal }),
  });

/** A pass that waits. */
export type QueuedPass = Awaited<ReturnType<typeof fetchQueue>>['data'][number];

/** One page of the queue; the previous rows stay while another page loads. */
export const passQueueQuery = (api: ApiClient, filter: QueueFilter, page: number) =>
  queryOptions({
    queryKey: deskKeys.passQueue({ ...filter, page }),
    queryFn: ({ signal }) => fetchQueue(api, filter, { page, per_page: queuePageSize }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: freshness,
  });

/** All filtered passes, up to the number that one call can decide. */
export const fetchWholeQueue = async (api: ApiClient, filter: QueueFilter): Promise<QueuedPass[]> => {
  const found: QueuedPass[] = [];
  for (let page = 1; found.length < largestBatch; page += 1) {
    const { data, meta } = await fetchQueue(api, filter, { page, per_page: largestPage });
    found.push(...data);
    if (page >= meta.last_page) break;
  }
  return found;
};

const fetchPass = async (api: ApiClient, kind: 'personal' | 'car', id: number, signal?: AbortSignal) => {
  const params = { params: { path: { passId: id } }, ...(signal && { signal }) };
  return kind === 'car'
    ? { kind: 'car' as const, ...(await api.get('/organizer/car-passes/{passId}', params)).data }
    : { kind: 'personal' as const, ...(await api.get('/organizer/personal-passes/{passId}', params)).data };
};

/** A pass with all its details. */
export type StaffPass = Awaited<ReturnType<typeof fetchPass>>;

/** The details of a pass. */
export const passQuery = (api: ApiClient, { kind, id }: Pick<QueuedPass, 'kind' | 'id'>) =>
  queryOptions({
    queryKey: deskKeys.pass(kind, id),
    queryFn: ({ signal }) => fetchPass(api, kind, id, signal),
  });

/**
 * Sends the same decision on several passes; the answer has a result for each.
 * @param keepalive whether the page is being left
 */
export const postDecisions = async (
  api: ApiClient,
  passes: readonly Pick<QueuedPass, 'kind' | 'id'>[],
  { status, comment }: { status: PassStatus; comment: string | null },
  keepalive: boolean,
) => {
  const items = passes.map(({ kind, id }) => ({ kind, id, status, ...(comment !== null && { comment }) }));
  return (await api.post('/organizer/pass-decisions', { body: { items }, keepalive })).data;
};

/** The result of the decision on one pass. */
export type DecisionResult = Awaited<ReturnType<typeof postDecisions>>[number];
