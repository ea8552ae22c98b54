import { errorText } from '@fairfront/shared-kit/api';
import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { failsHere, queryOptions, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import type { ComponentType, ReactNode } from 'react';

/**
 * A lazy chunk as a query: loaded once, retried like data.
 * @param name of the part, unique within the remote
 */
export const lazyPartQuery = <Props,>(name: string, load: () => Promise<ComponentType<Props>>) =>
  queryOptions({
    queryKey: ['code', 'passes', name],
    ...failsHere,
    // wrapped in an object, since the cache would treat a bare function as an updater
    queryFn: async () => ({ Part: await load() }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

interface LazyPartProps<Props> {
  part: ReturnType<typeof lazyPartQuery<Props>>;
  /** Renders the part once its chunk has loaded. */
  children: (Part: ComponentType<Props>) => ReactNode;
}

/**
 * A part of a dialog that loads lazily on first use. A failed load can be retried while the dialog stays open (ARCHITECTURE
 * §3, rule 4).
 */
export const LazyPart = <Props,>({ part: query, children }: LazyPartProps<Props>) => {
  const { t } = useTranslation('passes');
  const part = useQuery(query);
  if (part.data) return children(part.data.Part);
  if (part.error) {
    return (
      <LoadError title={t('part.failed')} query={part}>
        {errorText(part.error, t)}
      </LoadError>
    );
  }
  return (
    <Loading label={t('part.loading')}>
      <SkeletonLines count={6} />
    </Loading>
  );
};
