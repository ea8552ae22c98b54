import { createQueryClient, type Prefetch } from '../platform';
import type { PlatformDouble } from './platform-double';

/**
 * What a tile or a checklist entry reads ahead into a separate cache, as keys of the queries that succeeded, besides
 * what its hook requested on the platform. A key that the hook does not request is read for nobody (SHELL-436).
 */
export const prefetched = async (
  { prefetch }: { prefetch?: Prefetch },
  platform: PlatformDouble,
): Promise<{ read: string[]; asked: string[] }> => {
  const queryClient = createQueryClient();
  await prefetch?.({ queryClient, api: platform.api.client, participationId: platform.state.participation?.id ?? 0 });
  const all = queryClient.getQueryCache().getAll();
  const succeeded = all.filter(({ state }) => state.status === 'success');
  const asked = platform.queryClient.getQueryCache().getAll();
  return { read: succeeded.map(({ queryHash }) => queryHash), asked: asked.map(({ queryHash }) => queryHash) };
};
