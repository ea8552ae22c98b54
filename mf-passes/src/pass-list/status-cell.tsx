import type { RowsView } from '@fairfront/shared-kit/components/data-table';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { TooltipIcon } from '@fairfront/shared-kit/components/tooltip';
import type { ReactNode } from 'react';
import { shownStatus, type PassKind, type PassStatus } from '@fairfront/shared-kit/domain/passes';
import { usePassLabels } from '../context/use-pass-context';
import styles from './pass-list.module.css';
import { passStatusVariant } from '@fairfront/shared-kit/domain/passes/pass';

interface StatusCellProps {
  kind: PassKind;
  status: PassStatus | 'pending';
  view: RowsView;
  /** The accessible name of the tooltip. */
  hintLabel: string;
  /** More details, or why an action is unavailable. */
  hints: readonly string[];
  /** The text beside the status in a card. */
  facts?: ReactNode;
  /** The rejection reason, below the status. */
  children?: ReactNode;
}

/** The status of a pass of any kind with its details: a badge in a table, the start of a line in a card. */
export const StatusCell = ({ kind, status, view, hintLabel, hints, facts, children }: StatusCellProps) => {
  const { statusOf } = usePassLabels();
  const shown = shownStatus(status);
  const isCard = view === 'cards';
  const hint = hints.length > 0 && (
    <TooltipIcon
      label={hintLabel}
      content={hints.map((words) => (
        <span key={words} className={styles.hint}>
          {words}
        </span>
      ))}
    />
  );
  return (
    <div className={styles.status}>
      <span className={isCard ? styles.inCard : styles.badgeLine}>
        <span className={styles.badgeLine}>
          <StatusBadge {...passStatusVariant[shown]} variant={isCard ? 'plain' : 'badge'}>
            {statusOf(kind, shown)}
          </StatusBadge>
          {hint}
        </span>
        {isCard && facts}
      </span>
      {children}
    </div>
  );
};
