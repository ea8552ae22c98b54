import { errorText } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './pass-list.module.css';

interface FailedListProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

/** In the place of a list that did not come: what is wrong, and another try. */
export const FailedList = ({ error, isRetrying, onRetry }: FailedListProps) => {
  const { t } = useTranslation('passes');
  return (
    <EmptyState
      live
      tone="danger"
      icon="cross-circle"
      title={t('list.failed')}
      className={styles.empty}
      actions={
        <Button icon="refresh" busy={isRetrying} onClick={onRetry}>
          {t('list.retry')}
        </Button>
      }
    >
      {errorText(error, t)}
    </EmptyState>
  );
};
