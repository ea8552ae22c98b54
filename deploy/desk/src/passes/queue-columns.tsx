import { RouteLink } from '@fairfront/shared-kit/components/link';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { formatNumber } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useNow, useTranslation } from '@fairfront/shared-kit/platform';
import type { QueuedPass } from '../api/passes';
import { HintBadge } from './hint-badge';
import { typeKeyOf } from './pass-type';
import styles from './passes.module.css';
import { waitingTime } from './waiting-time';

/** The waiting time; more than a day is highlighted. */
const Waiting = ({ since }: { since: string }) => {
  const { t } = useTranslation('desk');
  const { unit, isLong, ...parts } = waitingTime(since, useNow());
  return (
    <span className={isLong ? styles.long : undefined}>
      <span className="ff-num">{t(`wait.${unit}`, parts)}</span>
      {isLong && <span className="ff-sr-only"> {t('wait.long')}</span>}
    </span>
  );
};

/** The columns of the queue. @param addressOf query of the details of a pass */
export const useQueueColumns = (
  addressOf: (pass: QueuedPass) => Record<string, string | undefined>,
): Column<QueuedPass>[] => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  return [
    {
      id: 'title',
      header: t('columns.title'),
      cell: (pass) => (
        <span className={styles.who}>
          <RouteLink to="desk-passes" params={{}} query={addressOf(pass)} variant="quiet" className={styles.title}>
            {pass.title}
          </RouteLink>
          <span className={styles.company}>{textOf(pass, 'company', locale)}</span>
        </span>
      ),
    },
    {
      id: 'stand',
      header: t('columns.stand'),
      width: '132px',
      card: 'plain',
      cell: ({ stands: [first, ...others] }) =>
        first && (
          <span className={styles.oneLine}>
            <StandTag>{first}</StandTag>
            {others.length > 0 && <span className={styles.more}>{t('moreStands', { count: others.length })}</span>}
          </span>
        ),
    },
    {
      id: 'type',
      header: t('columns.type'),
      width: '150px',
      cell: (pass) => t(`types.${typeKeyOf(pass)}`, { tonnes: formatNumber(pass.load_capacity ?? 0, locale) }),
    },
    {
      id: 'hints',
      header: t('columns.hints'),
      card: 'plain',
      cell: ({ hints: [first, ...others] }) =>
        first ? (
          <span className={styles.hints}>
            <HintBadge kind={first.kind} />
            {others.length > 0 && <span className={styles.more}>{t('moreHints', { count: others.length })}</span>}
          </span>
        ) : (
          <span className={styles.none}>{t('hints.none')}</span>
        ),
    },
    {
      id: 'waits',
      header: t('columns.waits'),
      width: '92px',
      align: 'end',
      cell: ({ created_at: since }) => <Waiting since={since} />,
    },
  ];
};
