import type { RowsView } from '@fairfront/shared-kit/components/data-table';
import { passLook, StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { TooltipIcon } from '@fairfront/shared-kit/components/tooltip';
import type { ReactNode } from 'react';
import { shownStatus, type PassKind, type PassStatus } from '../model';
import { usePassWords } from '../situation/use-pass-situation';
import styles from './pass-list.module.css';

interface StatusCellProps {
  kind: PassKind;
  status: PassStatus | 'pending';
  view: RowsView;
  /** Names the tooltip. */
  hintLabel: string;
  /** What more there is to know; why an action is missing (PASS-311). A tooltip in the table, words in a card. */
  hints: readonly string[];
  /** Why it was rejected, under the status. */
  children?: ReactNode;
}

/** The status of a pass of any kind with what belongs to it. */
export const StatusCell = ({ kind, status, view, hintLabel, hints, children }: StatusCellProps) => {
  const { statusOf } = usePassWords();
  const shown = shownStatus(status);
  const lines = hints.map((hint) => (
    <span key={hint} className={styles.hint}>
      {hint}
    </span>
  ));
  return (
    <div className={styles.status}>
      <span className={styles.badgeLine}>
        <StatusBadge {...passLook[shown]}>{statusOf(kind, shown)}</StatusBadge>
        {view !== 'cards' && lines.length > 0 && <TooltipIcon label={hintLabel} content={lines} />}
      </span>
      {children}
      {view === 'cards' && lines}
    </div>
  );
};
