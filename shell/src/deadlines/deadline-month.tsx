import { deadlineIcons } from '@fairfront/shared-kit/domain/participations';
import { useState } from 'react';
import { MonthBoard } from './month/month-board';
import type { BoardEntry } from './month/board-entries';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { useTranslation, type Participation } from '@fairfront/shared-kit/platform';
import { periodsOf } from '../exhibition/exhibition-periods';
import { TargetLink } from '../routing/target-link';
import { deadlineTarget } from './deadline-target';
import type { ShownDeadline } from './deadlines.model';
import { useDeadlineTexts } from './use-deadline-texts';

interface DeadlineMonthProps {
  deadlines: readonly ShownDeadline[];
  participation: Participation;
  today: string;
  /** Any day of the shown month, YYYY-MM-DD. */
  month: string;
  onMonthChange: (month: string) => void;
}

/** The deadlines in their month, optionally with the days of the exhibition. */
export const DeadlineMonth = ({ deadlines, participation, today, month, onMonthChange }: DeadlineMonthProps) => {
  const { t } = useTranslation('deadlines');
  const [shown, setShown] = useState<'own' | 'all'>('own');
  const { exhibition, id } = participation;
  const texts = useDeadlineTexts(exhibition.timezone);

  const noteOf = ({ group, isSoon, state }: ShownDeadline): string | undefined => {
    if (isSoon) return t('note.soon');
    if (group === 'todo') return undefined;
    return t(state === 'done' ? 'note.done' : 'note.closed');
  };
  const toneOf = ({ state, isSoon }: ShownDeadline): BoardEntry['tone'] => {
    if (state === 'done') return 'success';
    return isSoon ? 'warning' : 'neutral';
  };
  const entries = deadlines.map((deadline): BoardEntry => ({
    id: deadline.id,
    date: deadline.day,
    label: texts.short(deadline),
    icon: deadlineIcons[deadline.kind],
    tone: toneOf(deadline),
    note: noteOf(deadline),
  }));
  const events = (
    [
      ['installation', exhibition.installation_started_at],
      ['opening', exhibition.started_at],
      ['closing', exhibition.ended_at],
      ['dismantling', exhibition.dismantling_ended_at],
    ] as const
  ).map(([event, date]): BoardEntry => ({
    id: `event-${event}`,
    date,
    label: t(`event.${event}`),
    icon: 'flag',
    tone: 'primary',
  }));

  return (
    <MonthBoard
      month={month}
      onMonthChange={onMonthChange}
      today={today}
      periods={periodsOf(exhibition)}
      entries={shown === 'all' ? [...entries, ...events] : entries}
      renderEntry={({ id: entryId }, variant) => {
        const deadline = deadlines.find((one) => one.id === entryId);
        if (!deadline) return <span className={variant.className}>{variant.children}</span>;
        return (
          <TargetLink
            target={deadlineTarget(deadline, id)}
            variant="quiet"
            className={variant.className}
            tabIndex={variant.tabIndex}
          >
            {variant.children}
          </TargetLink>
        );
      }}
      headEnd={
        <SegmentedControl
          label={t('month.shown')}
          value={shown}
          onChange={setShown}
          segments={[
            { value: 'own', label: t('month.own') },
            { value: 'all', label: t('month.all') },
          ]}
        />
      }
    />
  );
};
