import { formatArea, formatNumber } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation, type CartItem } from '@fairfront/shared-kit/platform';
import { quantityText } from '@fairfront/shared-kit/domain/services/line-texts';
import { quantityModeOf } from '@fairfront/shared-kit/domain/services/service-rules';
import { dayText, daysText } from './day-texts';

type CountedItem = Pick<
  CartItem,
  'service' | 'unit' | 'quantity' | 'dates' | 'quantity_by_dates' | 'time_range_by_dates'
>;

const twoDigits = (hour: number) => String(hour).padStart(2, '0');

/** The quantity, days and slots of a line in words. */
export const useLineText = () => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  return {
    when: (item: CountedItem): string => {
      const entries = [...item.quantity_by_dates, ...item.time_range_by_dates].map(({ date }) => date);
      return daysText(entries.length > 0 ? entries : item.dates, locale) || '—';
    },
    howMany: (item: CountedItem): string => {
      const days = item.dates.length > 1 ? ` × ${t('cart.dayCount', { count: item.dates.length })}` : '';
      switch (quantityModeOf(item.service)) {
        case 'stand-area':
          return `${formatArea(item.quantity, locale)}${days}`;
        case 'time-ranges':
          return t('cart.slotCount', { count: item.quantity });
        default:
          return `${quantityText(item, item.unit, locale)}${days}`;
      }
    },
    /** Every entry by date, for readers. */
    entries: (item: CountedItem): string[] => [
      ...item.quantity_by_dates.map(
        ({ date, quantity }) => `${dayText(date, locale)}: ${formatNumber(quantity, locale)}`,
      ),
      ...item.time_range_by_dates.map(
        ({ date, time_range: starts }) =>
          `${dayText(date, locale)}: ${starts.map((hour) => `${twoDigits(hour)}:00–${twoDigits(hour + 2)}:00`).join(', ')}`,
      ),
    ],
  };
};
