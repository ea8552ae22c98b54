import type { ApiClient } from '@fairfront/shared-kit/api';
import type { PassStatus, QueuePart } from '@fairfront/shared-kit/domain/passes';
import type { QueueFilter } from './desk';

/** Reads a page of the queue of passes. */
export const fetchPassQueue = (
  api: ApiClient,
  { exhibition, part, search, order }: QueueFilter<QueuePart>,
  paging: { page: number; per_page: number },
  signal?: AbortSignal,
) =>
  api.get('/organizer/exhibitions/{exhibitionId}/pass-queue', {
    params: { path: { exhibitionId: exhibition }, query: { part, order, ...(search && { search }), ...paging } },
    ...(signal && { signal }),
  });

/** A pass that waits. */
export type QueuedPass = Awaited<ReturnType<typeof fetchPassQueue>>['data'][number];

type PassRef = Pick<QueuedPass, 'kind' | 'id'>;

/** Reads a pass with all its details. */
export const fetchPass = async (api: ApiClient, { kind, id }: PassRef, signal?: AbortSignal) => {
  const params = { params: { path: { passId: id } }, ...(signal && { signal }) };
  return kind === 'car'
    ? { kind: 'car' as const, ...(await api.get('/organizer/car-passes/{passId}', params)).data }
    : { kind: 'personal' as const, ...(await api.get('/organizer/personal-passes/{passId}', params)).data };
};

/** A pass with all its details. */
export type StaffPass = Awaited<ReturnType<typeof fetchPass>>;

/**
 * Sends the same decision on several passes; the answer has a result for each.
 * @param isLeaving whether the page is being left
 */
export const postPassDecisions = async (
  api: ApiClient,
  passes: readonly PassRef[],
  { status, comment }: { status: PassStatus; comment: string | null },
  isLeaving: boolean,
) => {
  const items = passes.map(({ kind, id }) => ({ kind, id, status, ...(comment !== null && { comment }) }));
  return (await api.post('/organizer/pass-decisions', { body: { items }, keepalive: isLeaving })).data;
};
