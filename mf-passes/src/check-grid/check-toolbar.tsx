import type { ReactNode } from 'react';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { SegmentedControl, type Segment } from '@fairfront/shared-kit/components/segmented-control';
import styles from './check-toolbar.module.css';
import type { CheckFilter } from './check-row';

interface CheckToolbarProps {
  counts: Record<CheckFilter, number>;
  filter: CheckFilter;
  onFilter: (filter: CheckFilter) => void;
  doubtfulLabel: string;
  note: ReactNode;
  onNext: () => void;
}

/** The filters with their counts, and the next error button. */
export const CheckToolbar = ({ counts, filter, onFilter, doubtfulLabel, note, onNext }: CheckToolbarProps) => {
  const { t } = useTranslation('passes');
  const count = (name: CheckFilter) => <CountBadge count={counts[name]} />;
  const segments: Segment<CheckFilter>[] = [
    { value: 'all', label: t('checkGrid.all'), end: count('all') },
    { value: 'invalid', label: t('checkGrid.invalid'), end: count('invalid'), icon: 'cross-circle' },
  ];
  if (counts.doubtful > 0 || filter === 'doubtful') {
    segments.push({ value: 'doubtful', label: doubtfulLabel, end: count('doubtful'), icon: 'warning' });
  }
  return (
    <div className={styles.toolbar}>
      <SegmentedControl label={t('checkGrid.lines')} segments={segments} value={filter} onChange={onFilter} />
      {note && <p className={styles.note}>{note}</p>}
      {counts.invalid > 0 ? (
        <Button variant="text" size="sm" iconEnd="chevron-down" onClick={onNext} className={styles.next}>
          {t('checkGrid.next')}
        </Button>
      ) : (
        <span className={styles.allReady}>
          <Icon name="check" size={16} /> {t('checkGrid.noErrors')}
        </span>
      )}
    </div>
  );
};
