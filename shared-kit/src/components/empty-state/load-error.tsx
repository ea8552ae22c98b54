import { isApiError } from '../../api/api-error';
import { useTranslation } from '../../platform/facade';
import { Button } from '../button';
import { EmptyState, type EmptyStateProps } from './empty-state';

/** The props of `LoadError`; `children` explains the error if it is known. */
export interface LoadErrorProps extends Pick<EmptyStateProps, 'title' | 'children' | 'level' | 'className'> {
  /** The query that failed. */
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** Replaces what could not be loaded and offers a retry, unless access was refused, which a retry would not change (DESIGN §6). */
export const LoadError = ({ query, ...state }: LoadErrorProps) => {
  const { t } = useTranslation('kit');
  const isRefused = isApiError(query.error) && query.error.status === 403;
  return (
    <EmptyState
      {...state}
      live
      tone="danger"
      icon="cross-circle"
      actions={
        !isRefused && (
          <Button icon="refresh" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('errorFallback.retry')}
          </Button>
        )
      }
    />
  );
};
