import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './own-access.module.css';

interface LoadFailureProps {
  text: string;
  busy: boolean;
  retry: () => void;
}

/** In place of a card's content that did not load. */
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
