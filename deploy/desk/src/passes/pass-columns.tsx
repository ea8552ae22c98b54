import type { ReactNode } from 'react';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { formatNumber } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { QueuedPass } from '../api/passes';
import { StandsCell, TitleCell, WaitingCell } from '../queue/cells';
import { HintBadge } from './hint-badge';
import { typeKeyOf } from './pass-type';
import styles from './passes.module.css';

/** The columns of the queue of passes. */
export const usePassColumns = (title: (pass: QueuedPass) => ReactNode): Column<QueuedPass>[] => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  return [
    {
      id: 'title',
      header: t('passes.columns.title'),
      cell: (pass) => <TitleCell title={title(pass)} below={textOf(pass, 'company', locale)} />,
    },
    {
      id: 'stand',
      header: t('passes.columns.stand'),
      width: '132px',
      card: 'plain',
      cell: ({ stands }) => <StandsCell stands={stands} />,
    },
    {
      id: 'type',
      header: t('passes.columns.type'),
      width: '150px',
      cell: (pass) => t(`passes.types.${typeKeyOf(pass)}`, { tonnes: formatNumber(pass.load_capacity ?? 0, locale) }),
    },
    {
      id: 'hints',
      header: t('passes.columns.hints'),
      card: 'plain',
      cell: ({ hints: [first, ...others] }) =>
        first ? (
          <span className={styles.hints}>
            <HintBadge kind={first.kind} />
            {others.length > 0 && (
              <span className={styles.more}>{t('passes.moreHints', { count: others.length })}</span>
            )}
          </span>
        ) : (
          <span className={styles.none}>{t('passes.hints.none')}</span>
        ),
    },
    {
      id: 'waits',
      header: t('passes.columns.waits'),
      width: '92px',
      align: 'end',
      cell: ({ created_at: since }) => <WaitingCell since={since} />,
    },
  ];
};
