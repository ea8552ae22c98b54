import type { ReactNode } from 'react';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { useNow, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './queue.module.css';
import { waitingTime } from './waiting-time';

/** The link to an item, with a grey line below it, such as the company. */
export const TitleCell = ({ title, below }: { title: ReactNode; below: ReactNode }) => (
  <span className={styles.who}>
    {title}
    <span className={styles.below}>{below}</span>
  </span>
);

/** The first stand, and how many more there are. */
export const StandsCell = ({ stands: [first, ...others] }: { stands: readonly string[] }) => {
  const { t } = useTranslation('desk');
  return (
    first !== undefined && (
      <span className={styles.oneLine}>
        <StandTag>{first}</StandTag>
        {others.length > 0 && <span className={styles.more}>{t('moreStands', { count: others.length })}</span>}
      </span>
    )
  );
};

/** The waiting time; more than a day is highlighted. */
export const WaitingCell = ({ since }: { since: string }) => {
  const { t } = useTranslation('desk');
  const { unit, isLong, ...parts } = waitingTime(since, useNow());
  return (
    <span className={isLong ? styles.long : undefined}>
      <span className="ff-num">{t(`wait.${unit}`, parts)}</span>
      {isLong && <span className="ff-sr-only"> {t('wait.long')}</span>}
    </span>
  );
};
