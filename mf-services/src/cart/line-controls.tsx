import { Icon } from '@fairfront/shared-kit/components/icon';
import { NumberField } from '@fairfront/shared-kit/components/number-field';
import { SlotPicker, type SlotsByDate } from '../slot-picker/slot-picker';
import { formatArea } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, useTranslation, type CartItem } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import type { LineEdit } from '@fairfront/shared-kit/domain/services/cart-edits';
import {
  hasDateFlag,
  largestCount,
  minimumCount,
  quantityModeOf,
} from '@fairfront/shared-kit/domain/services/service-rules';
import styles from './cart-line.module.css';
import { dayText } from './day-texts';
import { LineDays } from './line-days';

interface LineControlsProps {
  item: CartItem;
  onChange: (edit: LineEdit) => void;
}

/** The quantity, dates, quantities by date or slots of a line, depending on its service. */
export const LineControls = (props: LineControlsProps) => {
  switch (quantityModeOf(props.item.service)) {
    case 'quantity-by-date':
      return <QuantityByDate {...props} />;
    case 'time-ranges':
      return <Slots {...props} />;
    case 'stand-area':
    case 'plain':
      return <Plain {...props} />;
  }
};

const Plain = ({ item, onChange }: LineControlsProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { service, dates } = item;
  const isArea = service.is_required_stand_area;
  const ofArea = useParticipation()
    .stands.filter(({ area }) => area === item.quantity)
    .map(({ title }) => title);
  return (
    <div className={styles.plain}>
      {isArea ? (
        <p className={styles.area}>
          {t('cart.standArea')} <b>{[formatArea(item.quantity, locale), ...ofArea].join(', ')}</b>
        </p>
      ) : (
        <NumberField
          size="sm"
          label={`${t('cart.quantity')}, ${textOf(item.unit, 'name', locale)}`}
          min={minimumCount(service)}
          max={largestCount}
          value={item.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
      )}
      {hasDateFlag(service) && (
        <div className={styles.dates}>
          <ul className={styles.chips} aria-label={t('cart.dates')}>
            {dates.map((day) => (
              <li key={day} className={styles.chip}>
                {dayText(day, locale)}
                {dates.length > 1 && (
                  <button
                    type="button"
                    className={styles.chipRemove}
                    aria-label={t('cart.removeDay', { day: dayText(day, locale) })}
                    onClick={() => onChange({ dates: dates.filter((one) => one !== day) })}
                  >
                    <Icon name="cross" size={14} />
                  </button>
                )}
              </li>
            ))}
          </ul>
          <LineDays
            service={service}
            value={dates}
            label={t('cart.dates')}
            onChange={(next) => onChange({ dates: next })}
          />
        </div>
      )}
    </div>
  );
};

const QuantityByDate = ({ item, onChange }: LineControlsProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const entries = item.quantity_by_dates;
  const least = minimumCount(item.service);
  const set = (next: CartItem['quantity_by_dates']) =>
    onChange({
      quantity_by_dates: next.filter(({ quantity }) => quantity > 0),
      quantity: next.reduce((sum, { quantity }) => sum + quantity, 0),
    });
  return (
    <>
      <div className={styles.quantities}>
        {entries.map(({ date, quantity }) => (
          <NumberField
            key={date}
            className={styles.quantity}
            size="sm"
            label={dayText(date, locale)}
            // 0 removes the day; the total must not fall below the minimum
            min={Math.max(0, least - (item.quantity - quantity))}
            max={largestCount}
            value={quantity}
            onChange={(next) => set(entries.map((entry) => (entry.date === date ? { date, quantity: next } : entry)))}
          />
        ))}
      </div>
      <LineDays
        service={item.service}
        value={entries.map(({ date }) => date)}
        label={t('cart.days')}
        onChange={(days) =>
          set(days.map((date) => entries.find((entry) => entry.date === date) ?? { date, quantity: 1 }))
        }
      />
    </>
  );
};

const Slots = ({ item, onChange }: LineControlsProps) => {
  const { t } = useTranslation('services');
  const entries = item.time_range_by_dates;
  /** Days without a slot; they are not saved yet. */
  const [added, setAdded] = useState<readonly string[]>([]);
  const stored = entries.map(({ date }) => date);
  const days = [...new Set([...stored, ...added])].sort();
  const set = (slots: SlotsByDate) => {
    const next = Object.entries(slots)
      .filter(([, starts]) => starts.length > 0)
      .map(([date, starts]) => ({ date, time_range: [...starts] }))
      .sort((a, b) => (a.date < b.date ? -1 : 1));
    const quantity = next.reduce((sum, { time_range: starts }) => sum + starts.length, 0);
    if (quantity === 0) return;
    setAdded(days.filter((day) => !next.some(({ date }) => date === day)));
    onChange({ time_range_by_dates: next, quantity });
  };
  const value = Object.fromEntries(entries.map(({ date, time_range: starts }) => [date, starts]));
  return (
    <>
      <SlotPicker label={t('cart.slots')} labelHidden keepsLast dates={days} value={value} onChange={set} />
      <div className={styles.underSlots}>
        <LineDays
          service={item.service}
          value={days}
          label={t('cart.days')}
          onChange={(next) => {
            setAdded(next.filter((day) => !stored.includes(day)));
            const kept = entries.filter(({ date }) => next.includes(date));
            if (kept.length === entries.length || kept.length === 0) return;
            set(Object.fromEntries(kept.map(({ date, time_range: starts }) => [date, starts])));
          }}
        />
        <p className={styles.slotSum}>{t('cart.slotSum', { count: item.quantity, hours: item.quantity * 2 })}</p>
      </div>
    </>
  );
};
