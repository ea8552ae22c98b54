import type { ApiClient } from '@fairfront/shared-kit/api';
import type { FeedbackQueuePart, FeedbackState } from '@fairfront/shared-kit/domain/account';
import type { QueueFilter } from './desk';

/** Reads a page of the queue of messages and callback requests; they belong to no exhibition. */
export const fetchFeedbackQueue = (
  api: ApiClient,
  { part, search, order }: QueueFilter<FeedbackQueuePart>,
  paging: { page: number; per_page: number },
  signal?: AbortSignal,
) =>
  api.get('/organizer/feedback-queue', {
    params: { query: { part, order, ...(search && { search }), ...paging } },
    ...(signal && { signal }),
  });

/** A message or a callback request. */
export type StaffMessage = Awaited<ReturnType<typeof fetchFeedbackQueue>>['data'][number];

/** Reads a message or a callback request. */
export const fetchFeedback = async (api: ApiClient, feedbackId: number, signal?: AbortSignal): Promise<StaffMessage> =>
  (await api.get('/organizer/feedbacks/{feedbackId}', { params: { path: { feedbackId } }, ...(signal && { signal }) }))
    .data;

/**
 * Sets the same state of several messages; the answer has a result for each.
 * @param isLeaving whether the page is being left
 */
export const postFeedbackDecisions = async (
  api: ApiClient,
  messages: readonly { id: number; seen: FeedbackState | null }[],
  { state, text }: { state: 'in_progress' | 'answered' | 'closed'; text: string | null },
  isLeaving: boolean,
) => {
  const items = messages.map(({ id, seen }) => ({
    ...{ id, state },
    ...(text !== null && { text }),
    ...(seen !== null && { seen_state: seen }),
  }));
  return (await api.post('/organizer/feedback-decisions', { body: { items }, keepalive: isLeaving })).data;
};
