import type { ApiClient } from '@fairfront/shared-kit/api';
import { keepPreviousData, queryOptions } from '@fairfront/shared-kit/platform';

/** The questions and answers of the support page; only the organiser changes them. */
export const questionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['support', 'questions'] as const,
    queryFn: async ({ signal }) => (await api.get('/support/questions', { signal })).data,
    staleTime: Infinity,
  });

/** How many own messages are shown at first, and how many more at a time. */
export const ownMessagesStep = 10;

const fetchOwnMessages = (api: ApiClient, count: number, signal: AbortSignal) =>
  api.get('/feedbacks', { params: { query: { page: 1, per_page: count } }, signal });

/** A message or a callback request of the user. */
export type OwnMessage = Awaited<ReturnType<typeof fetchOwnMessages>>['data'][number];

/** The latest messages of the user; read again whenever the page is opened, because staff answer them meanwhile. */
export const ownMessagesQuery = (api: ApiClient, count: number) =>
  queryOptions({
    queryKey: ['support', 'own', count] as const,
    queryFn: ({ signal }) => fetchOwnMessages(api, count, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
