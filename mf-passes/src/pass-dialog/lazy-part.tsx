import { errorText } from '@fairfront/shared-kit/api';
import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { failsHere, queryOptions, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import type { ComponentType, ReactNode } from 'react';

/**
 * The code of a part as a query: loaded once, tried again like data.
 * @param name of the part among all parts of the remote
 */
export const lazyPartQuery = <Props,>(name: string, load: () => Promise<ComponentType<Props>>) =>
  queryOptions({
    queryKey: ['code', 'passes', name],
    ...failsHere,
    // a component in an object: the cache would take a bare function for an update
    queryFn: async () => ({ Part: await load() }),
    staleTime: Infinity,
    gcTime: Infinity,
  });

interface LazyPartProps<Props> {
  part: ReturnType<typeof lazyPartQuery<Props>>;
  /** Draws the part once its code is there. */
  children: (Part: ComponentType<Props>) => ReactNode;
}

/**
 * A part of a dialog whose code comes with its first use. A failed load can be tried again, the dialog around it stays
 * (ARCHITECTURE §3, rule 4).
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
