import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Select } from '@fairfront/shared-kit/components/select';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { SubProgress } from '../api/sub-progress';
import { fitsProgress, progressFilters, type ProgressFilter } from '@fairfront/shared-kit/domain/account';
import styles from './progress.module.css';

interface ProgressToolbarProps {
  rows: readonly SubProgress[];
  filter: ProgressFilter;
  onFilter: (filter: ProgressFilter) => void;
  search: string;
  onSearch: (text: string) => void;
  /** ms since the epoch */
  now: number;
}

/** The filters of the table with their counts, and the search. */
export const ProgressToolbar = ({ rows, filter, onFilter, search, onSearch, now }: ProgressToolbarProps) => {
  const { t } = useTranslation('account');
  const isNarrow = useNarrow();
  const filters = progressFilters.map((value) => ({
    value,
    label: t(`progress.filters.${value}`),
    count: rows.filter((row) => fitsProgress(row, value, now)).length,
  }));
  return (
    <div className={styles.toolbar}>
      {isNarrow ? (
        <Select
          className={styles.filter}
          label={t('progress.filterLabel')}
          labelHidden
          value={filter}
          onChange={onFilter}
          options={filters.map(({ value, label, count }) => ({ value, label: `${label}: ${count}` }))}
        />
      ) : (
        <SegmentedControl
          label={t('progress.filterLabel')}
          value={filter}
          onChange={onFilter}
          size="lg"
          segments={filters.map(({ value, label, count }) => ({
            value,
            label,
            end: <span className={styles.number}>{count}</span>,
          }))}
        />
      )}
      <SearchField
        className={styles.search}
        size="sm"
        label={t('progress.search')}
        value={search}
        onChange={onSearch}
      />
    </div>
  );
};
