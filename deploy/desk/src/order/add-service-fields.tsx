import { useFormikContext } from 'formik';
import { NumberField } from '@fairfront/shared-kit/components/number-field';
import { MultiSelect, Select } from '@fairfront/shared-kit/components/select';
import {
  currencySymbol,
  languageOf,
  overlapsChosen,
  slotGroups,
  slotHours,
  textOf,
} from '@fairfront/shared-kit/domain/common';
import { commentLength } from '@fairfront/shared-kit/domain/services/order-files';
import { today as todayOf } from '@fairfront/shared-kit/domain/services/ordering-window';
import {
  isDayOffered,
  largestCount,
  minimumCount,
  needsDates,
  periodsOf,
  quantityModeOf,
} from '@fairfront/shared-kit/domain/services/service-rules';
import type { OrderableService } from '@fairfront/shared-kit/domain/services/api';
import { FormTextField } from '@fairfront/shared-kit/forms';
import { FormNumberField } from '@fairfront/shared-kit/forms/number-field';
import { FormMultiSelect, FormSelect } from '@fairfront/shared-kit/forms/select';
import { FormTextArea } from '@fairfront/shared-kit/forms/text-area';
import { formatArea, formatProsePeriod, twoDigits } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useNow, useTranslation } from '@fairfront/shared-kit/platform';
import type { DeskExhibition } from '../api/desk';
import type { StaffOrder } from '../api/orders';
import { priceOf, type AddedValues } from './added-lines';
import { exhibitionDaysOf } from './exhibition-days';
import styles from './order.module.css';
import { priceText } from './price-text';

interface AddServiceFieldsProps {
  service: OrderableService;
  order: StaffOrder;
  exhibition: DeskExhibition;
}

/** What a day needs besides being chosen: a quantity, or time slots. */
const DayEntries = ({ service }: Pick<AddServiceFieldsProps, 'service'>) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { values, setFieldValue } = useFormikContext<AddedValues>();
  const mode = quantityModeOf(service);
  const dayText = (day: string) => formatProsePeriod(day, day, locale);
  if (mode === 'quantity-by-date') {
    return values.dates.map((day) => (
      <NumberField
        key={day}
        size="sm"
        label={t('orderPage.add.quantityOn', { day: dayText(day) })}
        min={1}
        max={largestCount}
        value={values.quantities[day] ?? 1}
        onChange={(next) => void setFieldValue('quantities', { ...values.quantities, [day]: next })}
      />
    ));
  }
  if (mode !== 'time-ranges') return null;
  return values.dates.map((day) => {
    const chosen = values.slots[day] ?? [];
    return (
      <MultiSelect<number>
        key={day}
        size="sm"
        label={t('orderPage.add.slotsOn', { day: dayText(day) })}
        value={chosen}
        // a slot that overlaps a chosen one is not offered
        options={slotGroups
          .flat()
          .filter((start) => chosen.includes(start) || !overlapsChosen(start, chosen))
          .map((start) => ({ value: start, label: `${twoDigits(start)}:00–${twoDigits(start + slotHours)}:00` }))}
        onChange={(next) => void setFieldValue('slots', { ...values.slots, [day]: [...next].sort((a, b) => a - b) })}
      />
    );
  });
};

/** Quantity, days and price of a service, as it needs them. */
export const AddServiceFields = ({ service, order, exhibition }: AddServiceFieldsProps) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const now = useNow();
  const { values, setFieldValue } = useFormikContext<AddedValues>();
  const mode = quantityModeOf(service);
  const decimalMark = languageOf(locale).decimalMark;
  const offered = exhibitionDaysOf(exhibition).filter((day) =>
    isDayOffered(day, periodsOf(service, exhibition), todayOf(exhibition, now)),
  );
  const least = minimumCount(service);
  return (
    <>
      {service.units.length > 1 && (
        <Select<number>
          label={t('orderPage.add.unit')}
          value={values.unit_id}
          options={service.units.map((unit) => ({ value: unit.id, label: textOf(unit, 'name', locale) }))}
          onChange={(unitId) => {
            void setFieldValue('unit_id', unitId);
            // a price that was typed stays
            if (values.price === priceText(priceOf(service, values.unit_id), decimalMark))
              void setFieldValue('price', priceText(priceOf(service, unitId), decimalMark));
          }}
        />
      )}
      {needsDates(service) && (
        <FormMultiSelect<string>
          name="dates"
          label={t('orderPage.columns.dates')}
          hint={offered.length === 0 ? t('orderPage.add.noDays') : undefined}
          options={offered.map((day) => ({ value: day, label: formatProsePeriod(day, day, locale) }))}
        />
      )}
      <DayEntries service={service} />
      {mode === 'plain' && (
        <FormNumberField
          name="quantity"
          label={t('orderPage.columns.quantity')}
          min={least}
          max={largestCount}
          hint={least > 1 ? t('orderPage.add.least', { count: least }) : undefined}
        />
      )}
      {mode === 'stand-area' && (
        <FormSelect<number>
          name="area"
          label={t('orderPage.add.area')}
          options={order.exhibitor.stands.map(({ title, area }) => ({
            value: area,
            label: `${title}, ${formatArea(area, locale)}`,
          }))}
        />
      )}
      <FormTextField
        name="price"
        label={t('orderPage.add.price')}
        hint={t(service.prices.length > 0 ? 'orderPage.add.priceHint' : 'orderPage.add.noPriceHint')}
        inputMode="decimal"
        autoComplete="off"
        optional
        end={currencySymbol(order.currency)}
        className={styles.priceField}
      />
      <FormTextArea
        name="comment"
        label={t('orderPage.add.comment')}
        hint={t('orderPage.add.commentHint')}
        limit={commentLength}
        optional
      />
    </>
  );
};
