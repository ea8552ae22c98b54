import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { useLiveAbsence } from './use-live-absence';
import styles from './live-status.module.css';

/**
 * One line while the live connection has been down for 30 s, announced politely (DESIGN §6). It disappears
 * by itself; the user can also reload the data on screen.
 */
export const LiveStatus = () => {
  const { t } = useTranslation('shell');
  const queryClient = useQueryClient();
  const words = useLiveAbsence();
  return (
    <div role="status" className={styles.place}>
      {words !== null && (
        <p className={styles.line}>
          <Icon name="wifi" size={16} className={styles.icon} />
          <span className={styles.words}>{words.full}</span>
          <span className={styles.fewWords}>{words.short}</span>
          <Button
            size="sm"
            variant="text"
            className={styles.refresh}
            onClick={() => void queryClient.invalidateQueries()}
          >
            {t('live.refresh')}
          </Button>
        </p>
      )}
    </div>
  );
};
