import { useState, type ReactNode } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import type { DeadlineGroup } from '@fairfront/shared-kit/domain/participations';
import { useTranslation, type Participation } from '@fairfront/shared-kit/platform';
import { DeadlineRow } from './deadline-row';
import { deadlinesOf, summarise } from './deadlines.model';
import { isWaiting, type ExtensibleDeadline } from './extensions/extensions.model';
import { WaitingRow } from './extensions/waiting-row';
import styles from './deadlines.module.css';

interface DeadlineListProps {
  deadlines: readonly ExtensibleDeadline[];
  participation: Participation;
  /** The kind of deadline whose extension form is open. */
  extending: string | null;
}

/** Deadlines that wait for a decision come after those to do. */
type ListGroup = DeadlineGroup | 'waiting';
const groups: readonly ListGroup[] = ['todo', 'waiting', 'ahead', 'passed'];

/**
 * To do, waiting for the organiser, done early, passed: each group has a count and can be folded.
 */
export const DeadlineList = ({ deadlines, participation, extending }: DeadlineListProps) => {
  const { t } = useTranslation('deadlines');
  const [folded, setFolded] = useState<readonly ListGroup[]>([]);
  if (deadlines.length === 0) {
    return (
      <EmptyState level={2} title={t('empty.title')} className={styles.card}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  const waiting = deadlines.filter(isWaiting);
  const others = deadlines.filter((deadline) => !isWaiting(deadline));
  // the only primary action belongs to the deadline in the headline
  const main = summarise(others).nearest?.id;
  const toggle = (group: ListGroup) =>
    setFolded(folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group]);
  const rowOf = (deadline: ExtensibleDeadline): ReactNode => {
    const request = deadline.extension?.pending;
    if (request)
      return <WaitingRow key={deadline.id} deadline={deadline} request={request} participation={participation} />;
    return (
      <DeadlineRow
        key={deadline.id}
        deadline={deadline}
        participation={participation}
        isMain={deadline.id === main}
        isExtending={deadline.kind === extending}
      />
    );
  };
  return (
    <div className={styles.card}>
      {groups.map((group) => {
        const own = group === 'waiting' ? waiting : deadlinesOf(others, group);
        if (own.length === 0) return null;
        const isFolded = folded.includes(group);
        const id = `deadlines-${group}`;
        return (
          <section key={group} aria-labelledby={id} className={styles.group}>
            <div className={styles.groupHead}>
              <h2 id={id} className={styles.groupTitle}>
                {t(`group.${group}`)} <CountBadge count={own.length} needsAction={group === 'todo'} />
              </h2>
              <Button
                variant="text"
                size="sm"
                className={styles.fold}
                iconEnd={isFolded ? 'chevron-down' : 'chevron-up'}
                aria-expanded={!isFolded}
                aria-controls={`${id}-list`}
                onClick={() => toggle(group)}
              >
                {t(isFolded ? 'group.unfold' : 'group.fold')}
                <span className="ff-sr-only">: {t(`group.${group}`)}</span>
              </Button>
            </div>
            <ul id={`${id}-list`} hidden={isFolded}>
              {own.map(rowOf)}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
