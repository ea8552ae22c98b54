import { isApiError } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';

export interface LoadErrorProps {
  /** What did not come; what can be done about it stands below. */
  title: string;
  children?: ReactNode;
  /** Rank of the heading: 2 on a screen, without one that of a modal. */
  level?: 2;
  /** The query that failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Stands for a list that could not be loaded and asks for it again, unless it was refused: that stays so (ACC-277). */
export const LoadError = ({ title, children, level, query }: LoadErrorProps) => {
  const { t } = useTranslation('account');
  const isRefused = isApiError(query.error) && query.error.status === 403;
  return (
    <EmptyState
      live
      tone="danger"
      icon="cross-circle"
      title={title}
      {...(level && { level })}
      actions={
        !isRefused && (
          <Button icon="refresh" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
};
