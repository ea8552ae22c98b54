import { Select } from '@fairfront/shared-kit/components/select';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { partiesQuery } from '../api/contracts';
import type { PartyFilter } from '@fairfront/shared-kit/domain/account';
import styles from './documents.module.css';

export interface PartyFiltersProps {
  filter: PartyFilter;
  onChange: (filter: PartyFilter) => void;
}

/** The value for no selection; real ids start at 1. */
const all = 0;

/** Whether payers or contractors are still loading; a failed request does not count. */
export const usePartiesAwaited = (): boolean => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const payers = useQuery(partiesQuery(api, id, 'counterparties'));
  const contractors = useQuery(partiesQuery(api, id, 'executors'));
  return payers.isPending || contractors.isPending;
};

/** The payer and contractor filters; a select with fewer than two options is hidden. */
export const PartyFilters = ({ filter, onChange }: PartyFiltersProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { api } = usePlatform();
  const { id } = useParticipation();
  const payers = useQuery(partiesQuery(api, id, 'counterparties')).data ?? [];
  const contractors = useQuery(partiesQuery(api, id, 'executors')).data ?? [];
  const selects = [
    { key: 'counterparty', label: t('documentList.payer'), parties: payers },
    { key: 'executor', label: t('documentList.contractor'), parties: contractors },
  ] as const;
  const shown = selects.filter(({ parties }) => parties.length > 1);
  if (shown.length === 0) return null;
  return (
    <div className={styles.filters}>
      {shown.map(({ key, label, parties }) => (
        <Select<number>
          key={key}
          className={styles.filter}
          label={label}
          size="sm"
          options={[
            { value: all, label: t('documentList.all') },
            ...parties.map((party) => ({ value: party.id, label: textOf(party, 'name', locale) })),
          ]}
          value={filter[key] ?? all}
          onChange={(value) => onChange({ ...filter, [key]: value === all ? null : value })}
        />
      ))}
    </div>
  );
};
