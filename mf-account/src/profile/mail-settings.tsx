import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { usePlatform, useTranslation, type ReminderSettings, type User } from '@fairfront/shared-kit/platform';
import { useOwnUser } from '../api/own-user';
import styles from './profile.module.css';

/**
 * The email switch. A change applies at once and is rolled back if it cannot be saved. Kinds, reminders and the calendar
 * link are on the notification settings screen.
 */
export const MailSettings = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { can_send_notifications: isWanted } = useOwnUser();
  const save = useAction<boolean>({
    namespace: 'account',
    queue: 'email-notifications',
    run: (mail) => api.put('/auth/user/email-notifications', { body: { can_send_notifications: mail } }),
    optimistic: (mail) => [
      { key: queryKeys.user(), patch: (user: User) => ({ ...user, can_send_notifications: mail }) },
      // the deadline centre shows the same setting
      {
        key: queryKeys.reminders(),
        patch: ({ data }: { data: ReminderSettings }) => ({ data: { ...data, mail } }),
      },
    ],
  });
  return (
    <section className={styles.card} aria-labelledby="profile-mail">
      <h2 id="profile-mail" className={styles.cardTitle}>
        {t('profile.mail.title')}
      </h2>
      <Checkbox
        className={styles.wish}
        checked={isWanted}
        onChange={(mail) => void save.run(mail)}
        hint={t('profile.mail.hint')}
      >
        {t('profile.mail.wish')}
      </Checkbox>
      <RouteLink to="notification-settings" params={{}} variant="text" icon="gear">
        {t('profile.mail.settings')}
      </RouteLink>
    </section>
  );
};
