import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { filterTeam, type TeamFilter } from '@fairfront/shared-kit/domain/account';
import styles from './users.module.css';

const filters = ['all', 'own', 'contractor'] as const satisfies readonly TeamFilter[];

interface TeamToolbarProps {
  filter: TeamFilter;
  search: string;
  onFilter: (filter: TeamFilter) => void;
  onSearch: (search: string) => void;
}

/** Filters by company where contractors have access, and searches by name and email. */
export const TeamToolbar = ({ filter, search, onFilter, onSearch }: TeamToolbarProps) => {
  const { t } = useTranslation('account');
  const { users, type } = useParticipation();
  const countOf = (of: TeamFilter) => filterTeam(users, { filter: of, search: '', type }).length;
  return (
    <div className={styles.toolbar}>
      {countOf('contractor') > 0 && (
        <SegmentedControl<TeamFilter>
          label={t('access.filter')}
          segments={filters.map((value) => ({
            value,
            label: t(`access.filters.${value}`),
            end: <CountBadge count={countOf(value)} />,
          }))}
          value={filter}
          onChange={onFilter}
        />
      )}
      <SearchField className={styles.search} label={t('access.search')} size="sm" value={search} onChange={onSearch} />
    </div>
  );
};
