import { RouteLink } from '@fairfront/shared-kit/components/link';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './sign-in.module.css';

/** `/notifications` without a session: a prompt instead of a redirect, and no call. */
const NotificationsPrompt = () => {
  const { t } = useTranslation('pages');
  const { navigation } = usePlatform();
  return (
    <div className={styles.prompt}>
      <h1>{t('notificationsPrompt.title')}</h1>
      <p>{t('notificationsPrompt.text')}</p>
      <RouteLink to="login" params={{}} query={{ return: navigation.href('notifications', {}) }} variant="primary">
        {t('notificationsPrompt.link')}
      </RouteLink>
    </div>
  );
};

export default NotificationsPrompt;
