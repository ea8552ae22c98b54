import { memo, useEffect, useRef, useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { Icon, isIconName, type IconName } from '@fairfront/shared-kit/components/icon';
import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { Skeleton, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { TargetLink } from '../../routing/target-link';
import { shownTasks, type HubProgress, type Task } from './checklist.model';
import styles from '../rail.module.css';

/** Urgent tasks have an urgent icon; the others have the icon of their entry. */
const iconOf = ({ tone, icon }: Task): IconName => {
  if (tone === 'danger') return 'cross-circle';
  if (tone === 'warning') return 'warning';
  return isIconName(icon) ? icon : 'pen';
};

/** Why the list is empty: all is done, the rest is not for this user, or some section has not responded. */
const emptyText = (progress: HubProgress | null): 'nothing' | 'forOthers' | 'partly' | 'unknown' => {
  if (!progress) return 'unknown';
  if (progress.isPartial) return 'partly';
  return progress.done === progress.total ? 'nothing' : 'forOthers';
};

interface NextStepsProps {
  /** Refetches what is missing in the list; absent if nothing is missing or tiles do it. */
  onRetry?: (() => void) | undefined;
  tasks: readonly Task[];
  progress: HubProgress | null;
  /** All remotes have responded: the list will not move any more. */
  isSettled: boolean;
  /** They did not respond in time: the list reserves the space of its longest form from now on. */
  isLate: boolean;
}

const Progress = ({ done, total }: HubProgress) => {
  const { t } = useTranslation('hub');
  return (
    <>
      <p className={styles.figure}>
        <b className={classNames('ff-figure', styles.count)}>{done}</b> {t('steps.ready', { count: total })}
      </p>
      <QuotaMeter total={total} accepted={done} label={t('steps.meter', { done, total })} />
    </>
  );
};

/**
 * The next steps from the checklists of all remotes, and the preparation progress. Steps beyond
 * the limit expand in place.
 */
export const NextSteps = memo(({ tasks, progress, isSettled, isLate, onRetry }: NextStepsProps) => {
  const { t } = useTranslation('hub');
  const limit = shownTasks[useNarrow() ? 'narrow' : 'wide'];
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const more = tasks.length - limit;
  const state = isSettled ? styles.settled : undefined;

  // the first new step in reading order
  useEffect(() => {
    if (isOpen) list.current?.querySelectorAll('a')[limit]?.focus();
  }, [isOpen, limit]);

  return (
    <section className={classNames(styles.card, styles.next, isLate ? styles.late : state)} aria-labelledby="hub-next">
      <div className={styles.head}>
        <h2 id="hub-next" className={styles.title}>
          {t('next.title')}
        </h2>
        {progress && <span className={styles.brief}>{t('steps.brief', { ...progress })}</span>}
      </div>
      {!isSettled && (
        <div className={styles.waiting} aria-hidden="true">
          <Skeleton width={150} height={30} />
          <Skeleton height={14} />
          <SkeletonLines count={4} />
        </div>
      )}
      <div className={isSettled ? undefined : styles.unsettled}>
        {(progress || !isSettled) && <div className={styles.progress}>{progress && <Progress {...progress} />}</div>}
        {progress?.isPartial && (
          <p className={styles.partial}>
            <Icon name="warning" size={16} />
            {t('steps.partial')}
          </p>
        )}
        {onRetry && (
          <Button variant="text" size="sm" icon="refresh" onClick={onRetry}>
            {t('failed.retryOne')}
          </Button>
        )}
        <div className={classNames(tasks.length > 0 && styles.list)}>
          <ul ref={list} className={styles.items} aria-live="polite">
            {tasks.slice(0, isOpen ? undefined : limit).map((task) => (
              <li key={task.id} className={styles.entry}>
                <TargetLink target={task.target} variant="quiet" className={styles.item}>
                  <Icon name={iconOf(task)} size={20} className={styles[task.tone]} />
                  <span className={styles.words}>
                    <span className="ff-sr-only">{t(`next.tone.${task.tone}`)}: </span>
                    <b className={styles.what}>{task.title}</b>
                    {task.detail && <span className={styles.detail}>{task.detail}</span>}
                  </span>
                  <Icon name="chevron-right" size={16} className={styles.go} />
                </TargetLink>
              </li>
            ))}
          </ul>
          {more > 0 && (
            <Button
              variant="text"
              iconEnd={isOpen ? 'chevron-up' : 'chevron-down'}
              aria-expanded={isOpen}
              className={styles.more}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('next.fold') : t('next.more', { count: more })}
            </Button>
          )}
        </div>
        {isSettled && tasks.length === 0 && <p className={styles.nothing}>{t(`next.${emptyText(progress)}`)}</p>}
      </div>
    </section>
  );
});
NextSteps.displayName = 'NextSteps';
