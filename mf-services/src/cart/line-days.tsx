import { Button } from '@fairfront/shared-kit/components/button';
import { PeriodCalendar } from '../period-calendar/period-calendar';
import { useNow, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useId, useState } from 'react';
import { isDayOffered, periodsOf, type ServiceFlags } from '@fairfront/shared-kit/domain/services/service-rules';
import { today } from '@fairfront/shared-kit/domain/services/ordering-window';
import styles from './cart-line.module.css';

interface LineDaysProps {
  service: ServiceFlags;
  /** YYYY-MM-DD, in order */
  value: readonly string[];
  /** At least one day must remain. */
  onChange: (days: string[]) => void;
  label: string;
}

/** The calendar of a line behind a button, limited to the days of its periods. */
export const LineDays = ({ service, value, onChange, label }: LineDaysProps) => {
  const { t } = useTranslation('services');
  const { exhibition } = useParticipation();
  const now = useNow();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const periods = periodsOf(service, exhibition);
  const firstDay = today(exhibition, now);
  const blocked = (day: string) => {
    if (value.length === 1 && value[0] === day) return t('cart.lastDay');
    return value.includes(day) || isDayOffered(day, periods, firstDay) ? undefined : t('errors.date_unavailable');
  };
  return (
    <div className={styles.days}>
      <Button
        variant="text"
        size="sm"
        icon="calendar"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <div id={id} className={styles.calendar}>
          <PeriodCalendar
            label={label}
            labelHidden
            periods={periods}
            today={firstDay}
            value={value}
            blocked={blocked}
            onChange={(days) => days.length > 0 && onChange(days)}
          />
        </div>
      )}
    </div>
  );
};
