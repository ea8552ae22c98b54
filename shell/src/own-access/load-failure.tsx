import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './own-access.module.css';

interface LoadFailureProps {
  text: string;
  busy: boolean;
  retry: () => void;
}

/** Replaces the content of a card that failed to load. */
export const LoadFailure = ({ text, busy, retry }: LoadFailureProps) => {
  const { t } = useTranslation('shell');
  return (
    <p className={styles.note} role="alert">
      {text}{' '}
      <Button variant="text" size="sm" busy={busy} onClick={retry}>
        {t('section.retry')}
      </Button>
    </p>
  );
};
