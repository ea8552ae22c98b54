import { Icon } from '@fairfront/shared-kit/components/icon';
import { formatTime } from '@fairfront/shared-kit/platform/formats';
import { useNow, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './acting-bar.module.css';

/** Tells an exhibitor that a member of staff is at work in the participation. */
export const StaffAtWorkBar = ({ until }: { until: string }) => {
  const { t } = useTranslation('invitations');
  if (Date.parse(until) <= useNow()) return null;
  return (
    <section className={styles.bar} aria-label={t('staffAtWork.label')}>
      <div className={styles.inner} role="status">
        <Icon name="user" size={18} />
        <p className={styles.words}>{t('staffAtWork.title', { time: formatTime(until) })}</p>
      </div>
    </section>
  );
};
