import { useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { PillCount } from '@fairfront/shared-kit/components/pill-count';
import type { DeadlineGroup } from '@fairfront/shared-kit/model';
import { useTranslation, type Participation } from '@fairfront/shared-kit/platform';
import { DeadlineRow } from './deadline-row';
import { deadlinesOf, summarise, type ShownDeadline } from './deadlines.model';
import styles from './deadlines.module.css';

interface DeadlineListProps {
  deadlines: readonly ShownDeadline[];
  participation: Participation;
}

const groups: readonly DeadlineGroup[] = ['todo', 'ahead', 'passed'];

/** To do, done ahead, passed: each with its number, each can be folded (SHELL-241, SHELL-244). */
export const DeadlineList = ({ deadlines, participation }: DeadlineListProps) => {
  const { t } = useTranslation('deadlines');
  const [folded, setFolded] = useState<readonly DeadlineGroup[]>([]);
  if (deadlines.length === 0) {
    return (
      <EmptyState level={2} title={t('empty.title')} className={styles.card}>
        {t('empty.text')}
      </EmptyState>
    );
  }
  // the one main action belongs to the date that the headline names
  const main = summarise(deadlines).nearest?.id;
  const toggle = (group: DeadlineGroup) =>
    setFolded(folded.includes(group) ? folded.filter((one) => one !== group) : [...folded, group]);
  return (
    <div className={styles.card}>
      {groups.map((group) => {
        const own = deadlinesOf(deadlines, group);
        if (own.length === 0) return null;
        const isFolded = folded.includes(group);
        const id = `deadlines-${group}`;
        return (
          <section key={group} aria-labelledby={id} className={styles.group}>
            <div className={styles.groupHead}>
              <h2 id={id} className={styles.groupTitle}>
                {t(`group.${group}`)} <PillCount count={own.length} needsAction={group === 'todo'} />
              </h2>
              <Button
                variant="text"
                size="sm"
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
              {own.map((deadline) => (
                <DeadlineRow
                  key={deadline.id}
                  deadline={deadline}
                  participation={participation}
                  isMain={deadline.id === main}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
