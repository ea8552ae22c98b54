import { Button } from '@fairfront/shared-kit/components/button';
import { NumberField } from '@fairfront/shared-kit/components/number-field';
import { PeriodCalendar } from '../period-calendar/period-calendar';
import { SlotPicker } from '../slot-picker/slot-picker';
import { formatProseDate, formatProsePeriod } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useNow, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useId } from 'react';
import { today as todayOf } from '@fairfront/shared-kit/domain/services/ordering-window';
import {
  hasEntries,
  isDayOffered,
  largestCount,
  periodsOf,
  quantityModeOf,
} from '@fairfront/shared-kit/domain/services/service-rules';
import { quantityOfDay, type OrderedService, type ServiceFormValues } from './service-form';
import styles from './order-form.module.css';

/** The props of `DateFields`. */
export interface DateFieldsProps {
  service: OrderedService;
  values: ServiceFormValues;
  onChange: (changes: Partial<ServiceFormValues>) => void;
  error: string | undefined;
  /** Whether days with quantities or slots are in an extra panel that opens and closes. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether the line is in the cart and must keep its last slot. */
  isInCart: boolean;
}

/** The days of the exhibition, each with the quantity or the two-hour slots that the service needs. */
export const DateFields = (props: DateFieldsProps) => {
  const { t } = useTranslation('services');
  const panelId = useId();
  const { service, open, onOpenChange, values, error } = props;
  if (!hasEntries(service)) return <Days {...props} error={error} />;
  const mode = quantityModeOf(service);
  return (
    <div>
      <Button
        icon="calendar"
        iconEnd={open ? 'chevron-up' : 'chevron-down'}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => onOpenChange(!open)}
      >
        {t(mode === 'time-ranges' ? 'service.datesAndTimes' : 'service.datesAndQuantities')}
      </Button>
      <div id={panelId} hidden={!open} className={styles.panel} data-place="days">
        {open && <Days {...props} error={values.dates.length === 0 ? error : undefined} />}
        {open && values.dates.length > 0 && <Entries {...props} />}
      </div>
    </div>
  );
};

const Days = ({ service, values, onChange, error }: DateFieldsProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { exhibition } = useParticipation();
  const now = useNow();
  const today = todayOf(exhibition, now);
  const offered = periodsOf(service, exhibition);
  const bounds = offered.flatMap(({ from, to }) => [from, to]).sort();
  const first = [today, bounds[0] ?? today].sort().at(-1) ?? today;
  const all = periodsOf(everyPeriod, exhibition);
  return (
    <PeriodCalendar
      label={t('service.dates')}
      hint={t('service.offeredDays', {
        days: offered.map(({ from, to }) => formatProsePeriod(from, to, locale, { now })).join(', '),
      })}
      error={error}
      periods={all}
      value={values.dates}
      onChange={(dates) => onChange({ dates })}
      // a stored day in the past can still be removed
      blocked={(day) =>
        values.dates.includes(day) || isDayOffered(day, offered, today) ? undefined : t('errors.date_unavailable')
      }
      today={today}
      min={[first, ...values.dates].sort()[0]}
      max={bounds.at(-1)}
    />
  );
};

const everyPeriod = {
  is_required_stand_area: false,
  is_required_quantity_by_date: false,
  is_required_time_range_by_date: false,
  is_required_date_install: true,
  is_required_date_exhibition: true,
  is_required_date_dismantling: true,
};

const Entries = ({ service, values, onChange, error, isInCart }: DateFieldsProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const now = useNow();
  if (quantityModeOf(service) === 'time-ranges') {
    return (
      <SlotPicker
        label={t('service.times')}
        dates={values.dates}
        value={values.slots}
        onChange={(slots) => onChange({ slots: { ...values.slots, ...slots } })}
        keepsLast={isInCart && values.dates.length === 1}
        error={error}
      />
    );
  }
  return (
    <div className={styles.byDay} role="group" aria-label={t('service.quantityByDay')}>
      {values.dates.map((day) => (
        <NumberField
          key={day}
          className={styles.dayRow}
          label={formatProseDate(day, locale, { now })}
          size="sm"
          min={0}
          max={largestCount}
          value={quantityOfDay(values, day)}
          onChange={(quantity) => onChange({ quantities: { ...values.quantities, [day]: quantity } })}
        />
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
};
