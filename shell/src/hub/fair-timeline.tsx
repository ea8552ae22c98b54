import { memo } from 'react';
import { FairLine, type FairPeriod } from '@fairfront/shared-kit/components/fair-line';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { Deadline } from './deadlines.model';
import type { FairDates } from './fair-phase.model';
import styles from './hub.module.css';

/** The three periods of an exhibition, for line and calendar. */
export const periodsOf = (dates: FairDates): FairPeriod[] => [
  { kind: 'installation', from: dates.installation_started_at, to: dates.installation_ended_at },
  { kind: 'exhibition', from: dates.started_at, to: dates.ended_at },
  { kind: 'dismantling', from: dates.dismantling_started_at, to: dates.dismantling_ended_at },
];

interface FairTimelineProps {
  exhibition: FairDates;
  today: string;
  deadlines: readonly Deadline[];
}

/** The fair line of the participation. */
export const FairTimeline = memo(({ exhibition, today, deadlines }: FairTimelineProps) => {
  const { t } = useTranslation('shell');
  return (
    <FairLine
      className={styles.line}
      today={today}
      periods={periodsOf(exhibition)}
      pins={deadlines.map(({ id, day, isSoon }) => ({
        id,
        date: day,
        label: t(`deadline.${id}`),
        tone: isSoon ? 'warning' : 'neutral',
      }))}
    />
  );
});
FairTimeline.displayName = 'FairTimeline';
