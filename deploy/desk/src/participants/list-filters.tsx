import { useEffect, useState } from 'react';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Select } from '@fairfront/shared-kit/components/select';
import { eventTypes, type EventType } from '@fairfront/shared-kit/domain/participations';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { ListPlace } from './list-place';
import styles from './participants.module.css';

/** Delay of the search after typing, ms. */
const searchDelay = 300;

interface ListFiltersProps {
  place: ListPlace;
  onChange: (change: Partial<ListPlace>) => void;
}

/** Archive, search, type and access of the participants. */
export const ListFilters = ({ place, onChange }: ListFiltersProps) => {
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState(place.search);
  const [known, setKnown] = useState(place.search);
  // the address may change without the field, for example by the back button
  if (known !== place.search) {
    setKnown(place.search);
    if (typed.trim() !== place.search) setTyped(place.search);
  }
  useEffect(() => {
    if (typed.trim() === place.search) return undefined;
    const timer = setTimeout(() => onChange({ search: typed.trim() }), searchDelay);
    return () => clearTimeout(timer);
  }, [typed, place.search, onChange]);
  return (
    <div className={styles.filters}>
      <SegmentedControl<'current' | 'archived'>
        label={t('participants.state')}
        size="lg"
        value={place.archived ? 'archived' : 'current'}
        onChange={(state) => onChange({ archived: state === 'archived' })}
        segments={(['current', 'archived'] as const).map((value) => ({ value, label: t(`participants.${value}`) }))}
      />
      <SearchField
        label={t('participants.search')}
        size="sm"
        className={styles.search}
        value={typed}
        maxLength={100}
        onChange={setTyped}
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
