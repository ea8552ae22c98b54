import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Select } from '@fairfront/shared-kit/components/select';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { SearchFilter } from './search-filter';
import styles from './queue.module.css';
import type { QueuePlace } from './queue-place';

interface QueueFiltersProps<Part extends string> {
  /** The queue, whose texts are used. */
  queue: string;
  parts: readonly Part[];
  place: QueuePlace<Part>;
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (change: Partial<QueuePlace<Part>>) => void;
}

/** The parts of a queue with their counts, search and order. */
export const QueueFilters = <Part extends string>({
  queue,
  parts,
  place,
  counts,
  onChange,
}: QueueFiltersProps<Part>) => {
  const { t } = useTranslation('desk');
  return (
    <div className={styles.filters}>
      <div className={styles.parts} data-scrolls-sideways="">
        {parts.length > 1 && (
          <SegmentedControl<Part>
            label={t(`${queue}.parts.label`)}
            size="lg"
            value={place.part}
            onChange={(part) => onChange({ part })}
            segments={parts.map((value) => ({
              value,
              label: t(`${queue}.parts.${value}`),
              ...(counts && { end: <CountBadge count={counts[value] ?? 0} /> }),
            }))}
          />
        )}
      </div>
      <SearchFilter label={t(`${queue}.search`)} search={place.search} onChange={onChange} className={styles.search} />
      <Select<'oldest' | 'newest'>
        label={t('order.label')}
        labelHidden
        size="sm"
        className={styles.order}
        value={place.order}
        onChange={(order) => onChange({ order })}
        options={(['oldest', 'newest'] as const).map((value) => ({ value, label: t(`order.${value}`) }))}
      />
    </div>
  );
};
