import type { NotificationSettingsResponse } from '@fairfront/shared-kit/api';
import { Select } from '@fairfront/shared-kit/components/select';
import { Switch } from '@fairfront/shared-kit/components/switch';
import { formatProseDate, formatTime } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { dayAt } from '@fairfront/shared-kit/domain/common';
import { emailDays, nextDailyEmail, type EmailSchedule } from '@fairfront/shared-kit/domain/identity/notifications';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { ZoneLine } from './zone-line';
import { hourOptions } from './quiet-card';
import styles from './schedule-cards.module.css';

interface DailyCardProps {
  settings: NotificationSettingsResponse;
  onChange: (schedule: EmailSchedule) => void;
}

/** Hour and days of the daily e-mail, and when the next one comes with what content so far. */
export const DailyCard = ({ settings, onChange }: DailyCardProps) => {
  const { t } = useTranslation('notificationSettings');
  const { schedule } = settings;
  const { daily } = schedule;
  const change = (changes: Partial<EmailSchedule['daily']>) =>
    onChange({ ...schedule, daily: { ...daily, ...changes } });
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>
        <Switch checked={daily.is_on} onChange={(is_on) => change({ is_on })}>
          {t('daily.title')}
        </Switch>
      </h2>
      <p className={styles.hint}>{t(daily.is_on ? 'daily.hint' : 'daily.offHint')}</p>
      {daily.is_on && (
        <>
          <div className={styles.pair}>
            <Select
              label={t('daily.at')}
              value={daily.hour}
              onChange={(hour) => change({ hour })}
              options={hourOptions}
              searchable={false}
            />
            <Select
              label={t('daily.days')}
              value={daily.days}
              onChange={(days) => change({ days })}
              options={emailDays.map((value) => ({ value, label: t(`daily.${value}`) }))}
            />
          </div>
          {settings.mail && <NextEmail settings={settings} />}
        </>
      )}
      <ZoneLine
        timezone={schedule.timezone}
        isChosen={settings.has_schedule}
        onChange={(timezone) => onChange({ ...schedule, timezone })}
      />
    </section>
  );
};

const NextEmail = ({ settings: { schedule, waiting } }: { settings: NotificationSettingsResponse }) => {
  const { t } = useTranslation('notificationSettings');
  const { now } = usePlatform();
  const locale = useLocale();
  const zone = schedule.timezone;
  const at = nextDailyEmail(schedule, now());
  const date = formatProseDate(dayAt(at, zone), locale, { now: now(), zone });
  const more = waiting.count - waiting.items.length;
  return (
    <div className={styles.next}>
      <p className={styles.nextHead}>
        <time dateTime={new Date(at).toISOString()}>{t('daily.next', { date, time: formatTime(at, { zone }) })}</time>
        {waiting.count > 0 && <span className={styles.caption}>{t('daily.count', { count: waiting.count })}</span>}
      </p>
      {waiting.count === 0 && <p className={styles.caption}>{t('daily.empty')}</p>}
      <ul>
        {waiting.items.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.message}>{textOf(item, 'message', locale)}</span>
            <span className={styles.where}>{textOf(item, 'exhibition', locale)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.caption}>{t('daily.more', { count: more })}</p>}
    </div>
  );
};
