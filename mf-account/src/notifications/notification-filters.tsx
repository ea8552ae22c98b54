import { Button } from '@fairfront/shared-kit/components/button';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { Select } from '@fairfront/shared-kit/components/select';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { notificationOptionsQuery } from '../api/notifications';
import { useId, useState } from 'react';
import styles from './notifications.module.css';
import type { FilterName, useNotificationFilters } from './use-notification-filters';

const all = 'all';
const filters = [
  { name: 'notification_type', path: '/notification-types', label: 'type', allLabel: 'allTypes' },
  { name: 'company_id', path: '/notifications/companies', label: 'company', allLabel: 'allCompanies' },
  { name: 'exhibition_id', path: '/notifications/exhibitions', label: 'exhibition', allLabel: 'allExhibitions' },
] as const;

/**
 * Filters for type, company and exhibition; each defaults to all. On a phone they collapse, so that the list starts near the
 * top.
 */
export const NotificationFilters = ({
  valueOf,
  choose,
  reset,
  isFiltered,
}: Pick<ReturnType<typeof useNotificationFilters>, 'valueOf' | 'choose' | 'reset' | 'isFiltered'>) => {
  const { t } = useTranslation('account');
  const isNarrow = useNarrow();
  const listId = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const count = filters.filter(({ name }) => valueOf(name) !== undefined).length;
  return (
    <div role="group" aria-label={t('notifications.filters')} className={styles.filters}>
      {isNarrow && (
        <Button icon="sort" aria-expanded={isUnfolded} aria-controls={listId} onClick={() => setUnfolded(!isUnfolded)}>
          {count > 0 ? t('notifications.filtersOn', { count }) : t('notifications.showFilters')}
        </Button>
      )}
      <div id={listId} hidden={isNarrow && !isUnfolded} className={styles.choices}>
        {filters.map((filter) => (
          <Filter key={filter.name} {...filter} value={valueOf(filter.name)} onChange={choose} />
        ))}
      </div>
      {isFiltered && (
        <Button variant="text" onClick={reset} className={styles.reset}>
          {t('notifications.reset')}
        </Button>
      )}
    </div>
  );
};

interface FilterProps {
  name: FilterName;
  path: (typeof filters)[number]['path'];
  label: (typeof filters)[number]['label'];
  allLabel: (typeof filters)[number]['allLabel'];
  value: string | undefined;
  onChange: (name: FilterName, value: string | undefined) => void;
}

const Filter = ({ name, path, label, allLabel, value, onChange }: FilterProps) => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const locale = useLocale();
  const { data = [], isPending } = useQuery(notificationOptionsQuery(api, path));
  return (
    <Select
      label={t(`notifications.${label}`)}
      className={styles.filter}
      busy={isPending}
      value={value ?? all}
      onChange={(next) => onChange(name, next === all ? undefined : next)}
      options={[
        { value: all, label: t(`notifications.${allLabel}`) },
        ...data.map((option) => ({ value: option.id, label: textOf(option, 'name', locale) })),
      ]}
    />
  );
};
