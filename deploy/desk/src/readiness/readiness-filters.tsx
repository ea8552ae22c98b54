import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Select } from '@fairfront/shared-kit/components/select';
import {
  progressAreas,
  readinessParts,
  type ProgressArea,
  type ReadinessPart,
} from '@fairfront/shared-kit/domain/account';
import { eventTypes, type EventType } from '@fairfront/shared-kit/domain/participations';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { SearchFilter } from '../queue/search-filter';
import styles from './readiness.module.css';
import type { ReadinessPlace } from './readiness-place';

interface ReadinessFiltersProps {
  place: ReadinessPlace;
  counts: Record<ReadinessPart, number> | undefined;
  onChange: (change: Partial<ReadinessPlace>) => void;
}

/** The parts of the list with their counts, and its filters. */
export const ReadinessFilters = ({ place, counts, onChange }: ReadinessFiltersProps) => {
  const { t } = useTranslation('desk');
  return (
    <div className={styles.filters}>
      <div className={styles.parts} data-scrolls-sideways="">
        <SegmentedControl<ReadinessPart>
          label={t('readiness.parts.label')}
          size="lg"
          value={place.part}
          onChange={(part) => onChange({ part, ...(part === 'ready' && { area: null }) })}
          segments={readinessParts.map((value) => ({
            value,
            label: t(`readiness.parts.${value}`),
            ...(counts && { end: <CountBadge count={counts[value]} /> }),
          }))}
        />
      </div>
      <Select<ProgressArea | 'all'>
        label={t('readiness.area')}
        labelHidden
        size="sm"
        className={styles.choice}
        value={place.area ?? 'all'}
        onChange={(area) => onChange({ area: area === 'all' ? null : area })}
        options={[
          { value: 'all', label: t('readiness.anyArea') },
          ...progressAreas.map((value) => ({ value, label: t(`readiness.areas.${value}`) })),
        ]}
      />
      <Select<EventType | 'all'>
        label={t('readiness.type')}
        labelHidden
        size="sm"
        className={styles.choice}
        value={place.type ?? 'all'}
        onChange={(type) => onChange({ type: type === 'all' ? null : type })}
        options={[
          { value: 'all', label: t('readiness.anyType') },
          ...eventTypes.map((value) => ({ value, label: t(`eventTypes.${value}`) })),
        ]}
      />
      <SearchFilter label={t('readiness.search')} search={place.search} onChange={onChange} className={styles.search} />
    </div>
  );
};
