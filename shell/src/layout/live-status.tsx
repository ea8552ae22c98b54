import { Icon } from '@fairfront/shared-kit/components/icon';
import { usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './live-status.module.css';

/** One quiet line while the live connection has been away for 30 s; it goes by itself (DESIGN §6). */
export const LiveStatus = () => {
  const { t } = useTranslation('shell');
  const { live } = usePlatformState();
  return (
    <div role="status" className={styles.place}>
      {live === 'offline' && (
        <p className={styles.line}>
          <Icon name="wifi" size={16} className={styles.icon} />
          {t('live.offline')}
        </p>
      )}
    </div>
  );
};
