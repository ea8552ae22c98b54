import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { FormTextField } from '@fairfront/shared-kit/forms';
import { FormDatePicker } from '@fairfront/shared-kit/forms/date-picker';
import { FormMaskedField } from '@fairfront/shared-kit/forms/masked-field';
import { FormSelect } from '@fairfront/shared-kit/forms/select';
import { dayAt, isDay } from '@fairfront/shared-kit/domain/common';
import { standPlace } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useSelectedStand,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { carTypesQuery } from '../api/car-passes';
import {
  arrivalPeriods,
  arrivalPurposeOf,
  arrivalPurposes,
  defaultDeparture,
  isArrivalDay,
  lastVehicleDay,
  zoneOf,
} from '@fairfront/shared-kit/domain/passes';
import { usePassContext } from '../context/use-pass-context';
import type { CarFormValues } from './car-form-values';
import styles from './car-passes.module.css';

/** The type, purpose, numbers, dates and stand of a vehicle. */
export const VehicleFields = () => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const locale = useLocale();
  const { participation, now } = usePassContext();
  const { values } = useFormikContext<CarFormValues>();
  const carTypes = useQuery(carTypesQuery(api));
  const purpose = arrivalPurposeOf(values.target);
  const periods = arrivalPeriods(purpose, participation, now);
  const today = dayAt(now, zoneOf(participation));
  useDatesOfPurpose();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{t('car.vehicle')}</legend>
      <div className={styles.grid}>
        <FormSelect<number>
          name="car_type_id"
          className={styles.half}
          label={t('car.type')}
          placeholder={t('car.typePlaceholder')}
          busy={carTypes.isPending}
          options={(carTypes.data ?? []).map((type) => ({ value: type.id, label: textOf(type, 'title', locale) }))}
        />
        <FormSelect
          name="target"
          className={styles.half}
          label={t('car.purpose')}
          placeholder={t('car.purposePlaceholder')}
          options={arrivalPurposes.map((value) => ({ value, label: t(`purpose.${value}`) }))}
        />
        <FormMaskedField name="car_number" mask="plate" className={styles.half} label={t('car.number')} required />
        <FormMaskedField
          name="trailer_number"
          mask="trailer"
          className={styles.half}
          label={t('car.trailer')}
          optional
        />
        <FormDatePicker
          dotted
          name="entry_date"
          className={styles.half}
          label={t('car.entry')}
          today={today}
          min={periods[0]?.from}
          max={periods.at(-1)?.to}
          blocked={(day) => (isArrivalDay(day, purpose, participation, now) ? undefined : t('issues.dateNotOfPurpose'))}
          disabledReason={periods.length === 0 ? t('issues.noDatesLeft') : undefined}
        />
        <FormDatePicker
          dotted
          name="departure_date"
          className={styles.half}
          label={t('car.departure')}
          today={today}
          min={isDay(values.entry_date) ? values.entry_date : periods[0]?.from}
          max={lastVehicleDay(participation)}
          optional
        />
        <FormTextField
          name="load_capacity"
          className={styles.half}
          label={t('car.load')}
          inputMode="decimal"
          end={t('car.tonnes')}
          optional
        />
        <StandOfPass />
      </div>
    </fieldset>
  );
};

/**
 * A new purpose clears a date outside its days. The default departure follows the arrival until the user selects another
 * one.
 */
const useDatesOfPurpose = () => {
  const { participation, now } = usePassContext();
  const { values, setFieldValue } = useFormikContext<CarFormValues>();
  const { entry_date: entry, departure_date: departure } = values;
  const purpose = arrivalPurposeOf(values.target);
  const isOutside = isDay(entry) && purpose !== null && !isArrivalDay(entry, purpose, participation, now);
  const clearInvalidDates = useEffectEvent(() => {
    if (isOutside) void setFieldValue('entry_date', '');
  });
  // only a new purpose clears the date: a date being typed keeps its error
  useEffect(() => clearInvalidDates(), [purpose]);

  const offered = defaultDeparture(participation, isDay(entry) ? entry : null);
  const lastOffered = useRef(offered);
  useEffect(() => {
    if (offered === lastOffered.current) return;
    if (departure === lastOffered.current) void setFieldValue('departure_date', offered);
    lastOffered.current = offered;
  }, [offered, departure, setFieldValue]);
};

/** The selected stand with pavilion and hall; only its id is sent. */
const StandOfPass = () => {
  const { t } = useTranslation('passes');
  const stand = useSelectedStand(useParticipation());
  const locale = useLocale();
  return (
    <div className={styles.stand}>
      <span className={styles.standLabel}>{t('car.stand')}</span>
      {stand ? (
        <span className={styles.standValue}>
          <StandTag>{stand.title}</StandTag>
          <span className={styles.place}>{standPlace(stand, locale)}</span>
        </span>
      ) : (
        <span className={styles.place}>{t('car.noStand')}</span>
      )}
    </div>
  );
};
