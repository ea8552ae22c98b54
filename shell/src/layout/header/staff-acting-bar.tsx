import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { formatTime } from '@fairfront/shared-kit/platform/formats';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useLocale, useTranslation, type User } from '@fairfront/shared-kit/platform';
import { useShell } from '../../shell-services';
import styles from './acting-bar.module.css';

/** Says on every screen which exhibitor a member of staff acts as and until when, and ends it. */
export const StaffActingBar = ({ acting }: { acting: NonNullable<User['acting']> }) => {
  const { t } = useTranslation('invitations');
  const locale = useLocale();
  const { session } = useShell();
  return (
    <section className={classNames(styles.bar, styles.staff)} aria-label={t('staffActing.label')}>
      <div className={styles.inner}>
        <Icon name="user" size={18} />
        <p className={styles.words}>
          {t('staffActing.title', { company: textOf(acting, 'company', locale), time: formatTime(acting.until) })}
        </p>
        <p className={styles.limits}>{t('staffActing.limits')}</p>
        <Button variant="secondary" size="sm" className={styles.end} onClick={() => void session.signOut()}>
          {t('staffActing.end')}
        </Button>
      </div>
    </section>
  );
};
