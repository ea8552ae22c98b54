import type { QueryClient } from '@fairfront/shared-kit/platform';

interface CachedPass {
  id: number;
  updated_at: string;
}

const isPass = (value: unknown): value is CachedPass =>
  typeof value === 'object' && value !== null && 'id' in value && 'updated_at' in value;

const isList = (value: unknown): value is { data: unknown[] } =>
  typeof value === 'object' && value !== null && Array.isArray((value as { data?: unknown }).data);

/**
 * Changes one pass in every cached list and detail of an area, then refetches them in the background, since counts and bulk
 * actions may change. Ignores an event older than the displayed state.
 * @param areaKey a prefix from the query keys: `queryKeys.personalPasses.all(101)`
 */
export const patchPass = (
  queryClient: QueryClient,
  areaKey: readonly unknown[],
  id: number,
  changes: { updated_at: string; [field: string]: unknown },
): void => {
  const patched = (pass: unknown): unknown =>
    isPass(pass) && pass.id === id && Date.parse(pass.updated_at) <= Date.parse(changes.updated_at)
      ? { ...pass, ...changes }
      : pass;
  queryClient.setQueriesData({ queryKey: areaKey }, (cached: unknown) =>
    isList(cached) ? { ...cached, data: cached.data.map(patched) } : patched(cached),
  );
  void queryClient.invalidateQueries({ queryKey: areaKey });
};
