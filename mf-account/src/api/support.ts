import type { ApiClient } from '@fairfront/shared-kit/api';
import { queryOptions } from '@fairfront/shared-kit/platform';

/** Questions with answers of the support page (ACC-148); they change with the organiser's decisions only. */
export const questionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['support', 'questions'] as const,
    queryFn: async ({ signal }) => (await api.get('/support/questions', { signal })).data,
    staleTime: Infinity,
  });
