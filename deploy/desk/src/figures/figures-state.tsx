import type { ReactNode } from 'react';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useTranslation } from '@fairfront/shared-kit/platform';

interface FiguresStateProps<Data> {
  query: {
    data: Data | undefined;
    isError: boolean;
    refetch: () => Promise<unknown>;
    error: unknown;
    isFetching: boolean;
  };
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** Figures that load, fail, or count nothing yet. */
export const FiguresState = <Data,>({ query, isEmpty, children }: FiguresStateProps<Data>) => {
  const { t } = useTranslation('desk');
  if (query.data !== undefined) {
    if (!isEmpty(query.data)) return children(query.data);
    return (
      <EmptyState level={2} icon="documents" live title={t('figures.nothing')}>
        {t('figures.nothingText')}
      </EmptyState>
    );
  }
  if (query.isError) return <LoadError level={2} title={t('figures.failed')} query={query} />;
  return (
    <Loading label={t('loading')}>
      <SkeletonLines count={6} />
    </Loading>
  );
};
