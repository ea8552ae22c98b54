import type { ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** The questions and answers of the support page; only the organiser changes them. */
export const questionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['support', 'questions'] as const,
    queryFn: async ({ signal }) => (await api.get('/support/questions', { signal })).data,
    staleTime: Infinity,
  });
