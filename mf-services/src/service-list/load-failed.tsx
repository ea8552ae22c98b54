import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { useTranslation } from '@fairfront/shared-kit/platform';

/** In the place of a list that could not be loaded (SVC-148). */
export const LoadFailed = ({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) => {
  const { t } = useTranslation('services');
  return (
    <EmptyState
      live
      level={2}
      icon="cross-circle"
      tone="danger"
      title={t('service.failed')}
      actions={
        <Button icon="refresh" busy={isFetching} onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
};
