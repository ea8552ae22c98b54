import { memo } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { ExhibitionTimeline } from '../exhibition/timeline/exhibition-timeline';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { deadlineLabel } from '../deadlines/deadline-label';
import type { ShownDeadline } from '../deadlines/deadlines.model';
import { periodsOf } from '../exhibition/exhibition-periods';
import type { ExhibitionDates } from '../exhibition/exhibition-phase.model';
import styles from './hub.module.css';

interface HubTimelineProps {
  exhibition: ExhibitionDates;
  today: string;
  deadlines: readonly ShownDeadline[];
  /** The deadlines are still loading: the line reserves the space of their names. */
  isWaiting: boolean;
}

/** The timeline of the participation. */
export const HubTimeline = memo(({ exhibition, today, deadlines, isWaiting }: HubTimelineProps) => {
  const { t } = useTranslation('shell');
  return (
    <ExhibitionTimeline
      className={classNames(styles.line, isWaiting && styles.lineWaiting)}
      today={today}
      periods={periodsOf(exhibition)}
      pins={deadlines.map((deadline) => ({
        id: deadline.id,
        date: deadline.day,
        label: deadlineLabel(deadline, t),
        tone: deadline.isSoon ? 'warning' : 'neutral',
      }))}
    />
  );
});
HubTimeline.displayName = 'HubTimeline';
