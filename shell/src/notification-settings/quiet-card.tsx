import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { Select } from '@fairfront/shared-kit/components/select';
import { Switch } from '@fairfront/shared-kit/components/switch';
import type { EmailSchedule } from '@fairfront/shared-kit/domain/identity/notifications';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './schedule-cards.module.css';

/** The whole hours of a day as a clock shows them. */
export const hourOptions = Array.from({ length: 24 }, (_, hour) => ({
  value: hour,
  label: `${String(hour).padStart(2, '0')}:00`,
}));

interface QuietCardProps {
  schedule: EmailSchedule;
  onChange: (schedule: EmailSchedule) => void;
}

/**
 * The hours in which e-mails are held back; an hour that would make the period empty cannot be selected.
 */
export const QuietCard = ({ schedule, onChange }: QuietCardProps) => {
  const { t } = useTranslation('notificationSettings');
  const { quiet } = schedule;
  const change = (changes: Partial<EmailSchedule['quiet']>) =>
    onChange({ ...schedule, quiet: { ...quiet, ...changes } });
  const hoursExcept = (other: number) =>
    hourOptions.map((option) => (option.value === other ? { ...option, disabledReason: t('quiet.same') } : option));
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>
        <Switch checked={quiet.is_on} onChange={(is_on) => change({ is_on })}>
          {t('quiet.title')}
        </Switch>
      </h2>
      <p className={styles.hint}>{t('quiet.hint')}</p>
      {quiet.is_on && (
        <>
          <div className={styles.pair}>
            <Select
              label={t('quiet.from')}
              value={quiet.from}
              onChange={(from) => change({ from })}
              options={hoursExcept(quiet.until)}
              searchable={false}
            />
            <Select
              label={t('quiet.until')}
              value={quiet.until}
              onChange={(until) => change({ until })}
              options={hoursExcept(quiet.from)}
              searchable={false}
            />
          </div>
          <Checkbox checked={quiet.weekends} onChange={(weekends) => change({ weekends })} className={styles.below}>
            {t('quiet.weekends')}
          </Checkbox>
        </>
      )}
    </section>
  );
};
