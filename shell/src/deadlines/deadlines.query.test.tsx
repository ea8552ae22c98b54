import { createQueryClient, QueryClientProvider, useQuery } from '@fairfront/shared-kit/platform';
import { createFakeApi } from '@fairfront/shared-kit/testing';
import { renderHook } from '@testing-library/react';
import { deadlinesQuery } from './deadlines.query';

it.each([
  ['that were read 4 s ago are not asked for again', 4_000, 0],
  ['that are older are asked for anew', 6_000, 1],
])('the deadlines %s when a screen opens [SHELL-436]', (_what, age, calls) => {
  const fake = createFakeApi().on('get', '/participants/{id}/deadlines', { data: [] });
  const queryClient = createQueryClient();
  const query = deadlinesQuery(fake.client, 101);
  queryClient.setQueryData(query.queryKey, { data: [] }, { updatedAt: Date.now() - age });
  const { unmount } = renderHook(() => useQuery(query), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    reactStrictMode: false,
  });
  expect(queryClient.isFetching()).toBe(calls);
  unmount();
});
