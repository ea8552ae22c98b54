import { Icon, isIconName, type IconName } from '@fairfront/shared-kit/components/icon';
import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { Skeleton, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { TargetLink } from './target-link';
import { shownTasks, type Task } from './checklist.model';
import styles from './rail.module.css';

/** What is urgent looks urgent; the rest wears the icon of its entry. */
const iconOf = ({ tone, icon }: Task): IconName => {
  if (tone === 'danger') return 'cross-circle';
  if (tone === 'warning') return 'warning';
  return isIconName(icon) ? icon : 'pen';
};

/** Why nothing is listed: all is done, the rest is not for this user, or nobody has told anything. */
const emptyText = (progress: NextStepsProps['progress']): 'nothing' | 'forOthers' | 'unknown' => {
  if (!progress) return 'unknown';
  return progress.done === progress.total ? 'nothing' : 'forOthers';
};

interface NextStepsProps {
  tasks: readonly Task[];
  progress: { done: number; total: number } | null;
  /** All remotes have told what they know: nothing in the list moves any more. */
  isSettled: boolean;
}

const Progress = ({ done, total }: { done: number; total: number }) => {
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

/** What to do next, merged from the checklists of all remotes, and how far the preparation is (SHELL-230, SHELL-231). */
export const NextSteps = ({ tasks, progress, isSettled }: NextStepsProps) => {
  const { t } = useTranslation('hub');
  const more = tasks.length - shownTasks;
  return (
    <section className={classNames(styles.card, styles.next, isSettled && styles.settled)} aria-labelledby="hub-next">
      <h2 id="hub-next" className={styles.title}>
        {t('next.title')}
        {isSettled && tasks.length > 0 && (
          <span className={styles.left}>{t('next.left', { count: tasks.length })}</span>
        )}
      </h2>
      {!isSettled && (
        <div className={styles.waiting} aria-hidden="true">
          <Skeleton width={150} height={30} />
          <Skeleton height={14} />
          <SkeletonLines count={4} />
        </div>
      )}
      <div className={isSettled ? undefined : styles.unsettled}>
        {(progress || !isSettled) && <div className={styles.progress}>{progress && <Progress {...progress} />}</div>}
        <ul className={styles.items} aria-live="polite">
          {tasks.slice(0, shownTasks).map((task) => (
            <li key={task.id} className={styles.entry}>
              <TargetLink target={task.target} look="quiet" className={styles.item}>
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
        {isSettled && tasks.length === 0 && <p className={styles.nothing}>{t(`next.${emptyText(progress)}`)}</p>}
        {more > 0 && <p className={styles.more}>{t('next.more', { count: more })}</p>}
      </div>
    </section>
  );
};
