import { errorText, queryKeys } from '@fairfront/shared-kit/api';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import {
  useMutation,
  usePlatform,
  useQueryClient,
  useTranslation,
  type ReminderSettings,
} from '@fairfront/shared-kit/platform';
import { storeOwnUser, useOwnUser } from '../api/own-user';
import styles from './profile.module.css';

/**
 * Whether e-mails come; a press counts at once and is taken back when it cannot be saved (ACC-011, ACC-012). Kinds, reminders and the calendar
 * link have their place on the screen of notification settings (SHELL-551).
 */
export const MailSettings = () => {
  const { t } = useTranslation('account');
  const { api, messages } = usePlatform();
  const cache = useQueryClient();
  const { can_send_notifications: isWanted } = useOwnUser();

  /** The deadline centre shows the same setting. */
  const show = (mail: boolean) => {
    storeOwnUser(cache, { can_send_notifications: mail });
    cache.setQueryData<{ data: ReminderSettings }>(
      queryKeys.reminders(),
      (known) => known && { data: { ...known.data, mail } },
    );
  };
  const save = useMutation({
    // one after the other, so that the last press is what is stored
    scope: { id: 'email-notifications' },
    mutationFn: (mail: boolean) =>
      api.put('/auth/user/email-notifications', { body: { can_send_notifications: mail } }),
    onMutate: show,
    onError: (error, mail) => {
      show(!mail);
      messages.error(errorText(error, t));
    },
  });
  return (
    <section className={styles.card} aria-labelledby="profile-mail">
      <h2 id="profile-mail" className={styles.cardTitle}>
        {t('profile.mail.title')}
      </h2>
      <Checkbox
        className={styles.wish}
        checked={isWanted}
        onChange={(mail) => save.mutate(mail)}
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
