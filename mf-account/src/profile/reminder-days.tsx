import { errorText, queryKeys } from '@fairfront/shared-kit/api';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { reminderDays } from '@fairfront/shared-kit/model';
import {
  queryOptions,
  useMutation,
  usePlatform,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useOwnUser } from '../api/own-user';
import styles from './profile.module.css';

type Days = (typeof reminderDays)[number][];

/** How long before a deadline the person is reminded; the deadline centre shows the same days (SHELL-254). */
export const ReminderDays = () => {
  const { t } = useTranslation('account');
  const { api, messages } = usePlatform();
  const cache = useQueryClient();
  const { can_send_notifications: mail } = useOwnUser();
  const options = queryOptions({
    queryKey: queryKeys.reminders(),
    queryFn: ({ signal }) => api.get('/deadline-reminders', { signal }),
  });
  const { data, isError } = useQuery(options);
  const save = useMutation({
    scope: { id: 'deadline-reminders' },
    mutationFn: (days: Days) => api.put('/deadline-reminders', { body: { days, mail } }),
    onMutate: (days) => {
      const former = cache.getQueryData(options.queryKey);
      cache.setQueryData(options.queryKey, { data: { days, mail } });
      return former;
    },
    onError: (error, _days, former) => {
      cache.setQueryData(options.queryKey, former);
      messages.error(errorText(error, t));
    },
  });
  // without its settings the group has nothing to say; the wish above does not depend on it
  if (!data) return isError ? null : <div className={classNames(styles.reminders, styles.waiting)} />;
  const chosen = data.data.days;
  const isChosen = (day: Days[number]) => chosen.includes(day);
  const toggle = (day: Days[number]) =>
    save.mutate(reminderDays.filter((known) => (known === day ? !isChosen(day) : isChosen(known))));
  return (
    <fieldset className={styles.reminders}>
      <legend className={styles.legend}>{t('profile.mail.before')}</legend>
      <div className={styles.days}>
        {reminderDays.map((day) => (
          <button
            key={day}
            type="button"
            aria-pressed={isChosen(day)}
            className={classNames(styles.day, isChosen(day) && styles.chosen)}
            onClick={() => toggle(day)}
          >
            <Icon name={isChosen(day) ? 'check' : 'plus'} size={16} />
            {t('profile.mail.day', { count: day })}
          </button>
        ))}
      </div>
      <p className={styles.hint}>{t('profile.mail.daysHint')}</p>
    </fieldset>
  );
};
