import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Select } from '@fairfront/shared-kit/components/select';
import { eventTypes, type EventType } from '@fairfront/shared-kit/domain/participations';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { SearchFilter } from '../queue/search-filter';
import type { ListPlace } from './list-place';
import styles from './participants.module.css';

interface ListFiltersProps {
  place: ListPlace;
  onChange: (change: Partial<ListPlace>) => void;
}

/** Archive, search, type and access of the participants. */
export const ListFilters = ({ place, onChange }: ListFiltersProps) => {
  const { t } = useTranslation('desk');
  return (
    <div className={styles.filters}>
      <SegmentedControl<'current' | 'archived'>
        label={t('participants.state')}
        size="lg"
        value={place.archived ? 'archived' : 'current'}
        onChange={(state) => onChange({ archived: state === 'archived' })}
        segments={(['current', 'archived'] as const).map((value) => ({ value, label: t(`participants.${value}`) }))}
      />
      <SearchFilter
        label={t('participants.search')}
        search={place.search}
        onChange={onChange}
        className={styles.search}
      />
      <Select<EventType | 'all'>
        label={t('participants.type')}
        labelHidden
        size="sm"
        className={styles.type}
        value={place.type ?? 'all'}
        onChange={(type) => onChange({ type: type === 'all' ? null : type })}
        options={[
          { value: 'all', label: t('participants.allTypes') },
          ...eventTypes.map((value) => ({ value, label: t(`eventTypes.${value}`) })),
        ]}
      />
      <Checkbox checked={place.withoutPeople} onChange={(withoutPeople) => onChange({ withoutPeople })}>
        {t('participants.withoutPeople')}
      </Checkbox>
    </div>
  );
};
