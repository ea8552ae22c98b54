import { RouteLink } from '@fairfront/shared-kit/components/link';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './profile.module.css';

/** The link to the user's sessions and sign-in methods. */
export const AccessCard = () => {
  const { t } = useTranslation('account');
  return (
    <section className={styles.card} aria-labelledby="profile-access">
      <h2 id="profile-access" className={styles.cardTitle}>
        {t('profile.access.title')}
      </h2>
      <p className={styles.lead}>{t('profile.access.lead')}</p>
      <div className={styles.cardActions}>
        <RouteLink to="own-access" params={{}} variant="secondary" size="sm" icon="lock">
          {t('profile.access.open')}
        </RouteLink>
      </div>
    </section>
  );
};
