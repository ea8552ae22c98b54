import { useId, useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { daysBetween } from '@fairfront/shared-kit/domain/common';
import type { TimelinePin } from './timeline-scale';
import styles from './exhibition-timeline.module.css';

interface NextDeadlinesProps {
  /** YYYY-MM-DD */
  today: string;
  /** Those ahead, in the order of their days. */
  pins: readonly TimelinePin[];
  dateOf: (day: string) => string;
}

/** The content that does not fit the narrow line: the next deadline in words, all others on request. */
export const NextDeadlines = ({ today, pins, dateOf }: NextDeadlinesProps) => {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const [next, ...others] = pins;
  if (!next) return null;
  const days = daysBetween(today, next.date);
  const when =
    days < 2 ? t(days === 0 ? 'timeline.dueToday' : 'timeline.dueTomorrow') : t('timeline.inDays', { count: days });
  return (
    <div className={styles.next}>
      <p className={classNames(styles.nearest, styles[next.tone ?? 'neutral'])}>
        <b>{dateOf(next.date)}</b> <span className={styles.plain}>{next.label},</span> {when}
      </p>
      {others.length > 0 && (
        <>
          {isOpen && (
            <ul id={listId} className={styles.deadlines}>
              {others.map(({ id, date, label }) => (
                <li key={id} className={styles.deadline}>
                  <b>{dateOf(date)}</b>
                  <span>{label}</span>
                </li>
              ))}
            </ul>
          )}
          <Button
            variant="text"
            className={styles.all}
            iconEnd={isOpen ? 'chevron-up' : 'chevron-down'}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen
              ? t('timeline.fold')
              : t(pins.length === 2 ? 'timeline.both' : 'timeline.all', { count: pins.length })}
          </Button>
        </>
      )}
    </div>
  );
};
