import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { DatePicker } from '@fairfront/shared-kit/components/date-picker';
import { Select } from '@fairfront/shared-kit/components/select';
import { addDays, dayAt, hourOfDay, isDay } from '@fairfront/shared-kit/domain/common';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { longestSnoozeDays, snoozeRefusal } from '@fairfront/shared-kit/domain/account/snooze';
import styles from './notifications.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }));
const morning = 9;

interface SnoozeFormProps {
  title: string;
  onSnooze: (until: number) => void;
  onCancel: () => void;
}

/** Day and hour at which a notification returns, in the device's time zone. */
const SnoozeForm = ({ title, onSnooze, onCancel }: SnoozeFormProps) => {
  const { t } = useTranslation('account');
  const { now } = usePlatform();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dayAt(now(), zone);
  const nameId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState(addDays(today, 1));
  const [hour, setHour] = useState(morning);
  const [error, setError] = useState<string>();
  useEffect(() => first.current?.focus(), []);
  const submit = () => {
    const until = isDay(day) ? hourOfDay(day, hour, zone) : Number.NaN;
    const refusal = snoozeRefusal(until, now());
    if (refusal === null) {
      onSnooze(until);
      return;
    }
    setError(t(`notifications.snooze.${refusal}`));
    first.current?.focus();
  };
  return (
    <form
      noValidate
      aria-labelledby={nameId}
      className={styles.snooze}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onCancel();
      }}
    >
      <p id={nameId} className={styles.detail}>
        {t('notifications.snooze.form', { title })}
      </p>
      <DatePicker
        ref={first}
        label={t('notifications.snooze.day')}
        value={day}
        onChange={setDay}
        min={today}
        max={addDays(today, longestSnoozeDays)}
        today={today}
        error={error}
        className={styles.snoozeDay}
      />
      <Select
        label={t('notifications.snooze.hourOf')}
        value={hour}
        onChange={setHour}
        options={hours}
        searchable={false}
        className={styles.snoozeHour}
      />
      <span className={styles.snoozeButtons}>
        <Button type="submit" variant="primary" size="sm">
          {t('notifications.snooze.submit')}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {t('notifications.snooze.cancel')}
        </Button>
      </span>
    </form>
  );
};

export default SnoozeForm;
