import { useState } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys, type ReminderSettings } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Switch } from '@fairfront/shared-kit/components/switch';
import { languageOf } from '@fairfront/shared-kit/domain/common';
import { reminderDays } from '@fairfront/shared-kit/domain/participations';
import {
  useLocale,
  usePlatform,
  useQuery,
  useQueryClient,
  useTranslation,
  type User,
} from '@fairfront/shared-kit/platform';
import { notificationSettingsKey, reminderSettingsQuery } from './deadlines.query';
import styles from './deadlines.module.css';

/** When and how the user is reminded. A change is saved at once and reverted if saving fails. */
export const ReminderSettingsBlock = () => {
  const { t } = useTranslation('deadlines');
  const { api } = usePlatform();
  const locale = useLocale();
  const cache = useQueryClient();
  const options = reminderSettingsQuery(api);
  const { data } = useQuery(options);
  const [isOpen, setOpen] = useState(false);
  const save = useAction<ReminderSettings, { data: ReminderSettings }>({
    namespace: 'deadlines',
    queue: 'deadline-reminders',
    run: (body) => api.put('/deadline-reminders', { body }),
    optimistic: (body) => [{ key: options.queryKey, patch: () => ({ data: body }) }],
    onDone: (answer) => {
      cache.setQueryData(options.queryKey, answer);
      // the profile contains the same setting
      cache.setQueryData<User>(
        queryKeys.user(),
        (user) => user && { ...user, can_send_notifications: answer.data.mail },
      );
      // so do the notification settings, which may be shown beside this block
      void cache.invalidateQueries({ queryKey: notificationSettingsKey });
    },
  });
  // the block has nothing to show without its settings; the deadlines do not depend on it
  if (!data) return null;
  const settings = data.data;

  const setDay = (day: (typeof reminderDays)[number], isChosen: boolean) =>
    void save.run({
      ...settings,
      days: reminderDays.filter((known) => (known === day ? isChosen : settings.days.includes(known))),
    });
  const list = new Intl.ListFormat(languageOf(locale).tag, { type: 'conjunction' }).format(settings.days.map(String));
  const when =
    settings.days.length > 0
      ? t('reminders.when', { days: list, count: settings.days.at(-1) ?? 0 })
      : t('reminders.off');

  return (
    <section className={styles.box} aria-labelledby="deadlines-reminders">
      <div className={styles.boxHead}>
        <h2 id="deadlines-reminders" className={styles.boxTitle}>
          {t('reminders.title')}
        </h2>
        <Button variant="text" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'reminders.ready' : 'reminders.adjust')}
        </Button>
      </div>
      <dl className={styles.channels}>
        <div className={styles.channel}>
          <Icon name="bell" size={16} />
          <dt>{t('reminders.bell')}</dt>
          <dd className={styles.when}>{when}</dd>
        </div>
        <div className={styles.channel}>
          <Icon name="mail" size={16} />
          <dt>{t('reminders.mail')}</dt>
          <dd className={styles.when}>{settings.mail ? when : t('reminders.off')}</dd>
        </div>
      </dl>
      {isOpen && (
        <div className={styles.settings}>
          <fieldset className={styles.days}>
            <legend className={styles.note}>{t('reminders.before')}</legend>
            {reminderDays.map((day) => (
              <Checkbox key={day} checked={settings.days.includes(day)} onChange={(isChosen) => setDay(day, isChosen)}>
                {t('reminders.day', { count: day })}
              </Checkbox>
            ))}
          </fieldset>
          <Switch
            checked={settings.mail}
            onChange={(mail) => void save.run({ ...settings, mail })}
            hint={t('reminders.mailHint')}
          >
            {t('reminders.mailToo')}
          </Switch>
        </div>
      )}
    </section>
  );
};
