import type { RowsView } from '@fairfront/shared-kit/components/data-table';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { TooltipIcon } from '@fairfront/shared-kit/components/tooltip';
import type { ReactNode } from 'react';
import { shownStatus, type PassKind, type PassStatus } from '@fairfront/shared-kit/domain/passes';
import { usePassLabels } from '../context/use-pass-context';
import styles from './pass-list.module.css';
import { passStatusVariant } from '../context/pass-status-variant';

interface StatusCellProps {
  kind: PassKind;
  status: PassStatus | 'pending';
  view: RowsView;
  /** Names the tooltip. */
  hintLabel: string;
  /** What more there is to know; why an action is missing (PASS-311). */
  hints: readonly string[];
  /** What a card says in the line of its status. */
  facts?: ReactNode;
  /** Why it was rejected, under the status. */
  children?: ReactNode;
}

/** The status of a pass of any kind with what belongs to it: a badge in the table, in a card the beginning of a line. */
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
