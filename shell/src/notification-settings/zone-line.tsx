import { useMemo, useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { Select } from '@fairfront/shared-kit/components/select';
import { zoneName } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './schedule-cards.module.css';

interface ZoneLineProps {
  timezone: string;
  /** False while it is the default. */
  isChosen: boolean;
  onChange: (timezone: string) => void;
}

const offsetOf = (zone: string, instant: number): string =>
  (
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  ).replace('GMT', 'UTC');

/** The time zone of all hours: its name, a way to change it, and that of the device if none was chosen. */
export const ZoneLine = ({ timezone, isChosen, onChange }: ZoneLineProps) => {
  const { t } = useTranslation('notificationSettings');
  const { now } = usePlatform();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const nameOf = (zone: string) => zoneName(zone, locale, now());
  const options = useMemo(() => {
    if (!isOpen) return [];
    const zones = new Set([...Intl.supportedValuesOf('timeZone'), timezone]);
    const instant = now();
    return [...zones].sort().map((value) => ({
      value,
      label: `${zoneName(value, locale, instant)} (${offsetOf(value, instant)}), ${value}`,
    }));
  }, [isOpen, timezone, locale, now]);
  if (isOpen) {
    return (
      <Select label={t('zone.label')} className={styles.zone} value={timezone} onChange={onChange} options={options} />
    );
  }
  return (
    <div className={styles.zoneLine}>
      <p className={styles.caption}>{t('zone.now', { zone: nameOf(timezone) })}</p>
      <Button variant="text" size="sm" onClick={() => setOpen(true)}>
        {t('zone.change')}
      </Button>
      {!isChosen && here !== timezone && (
        <>
          <p className={styles.caption}>{t('zone.here', { zone: nameOf(here) })}</p>
          <Button variant="text" size="sm" onClick={() => onChange(here)}>
            {t('zone.useHere')}
          </Button>
        </>
      )}
    </div>
  );
};
