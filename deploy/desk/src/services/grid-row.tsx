import { memo } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import {
  currencyOfColumn,
  gridColumns,
  type GridColumn,
  type GridValues,
} from '@fairfront/shared-kit/domain/services/service-grid';
import type { RowDraft } from './grid-state';
import { GridEditor } from './grid-editor';
import styles from './services.module.css';

interface GridRowViewProps {
  rowKey: string;
  index: number;
  /** Names the row for its header. */
  isNew: boolean;
  /** The stored values of the row. */
  stored: GridValues;
  draft: RowDraft | undefined;
  textOf: (column: GridColumn, value: GridValues[GridColumn]) => string;
  /** The problem of a cell, by column: of the rules, or of the server. */
  problems: string;
  /** The active column; -1 in other rows. */
  active: number;
  /** The selected columns, from and to; null for none. */
  from: number | null;
  to: number | null;
  /** The initial text of the editor of the active cell; null if it is not edited. */
  editing: string | null;
  names: readonly string[];
  onCommit: (text: string, move: 'down' | 'right' | 'left' | 'stay') => void;
  onCancel: () => void;
}

/** A row of the grid. Memoised, because a fair has hundreds of rows. */
export const GridRowView = memo((props: GridRowViewProps) => {
  const { rowKey, index, isNew, stored, draft, textOf, active, from, to, editing, names, onCommit, onCancel } = props;
  const problems = JSON.parse(props.problems) as Partial<Record<GridColumn, string>>;
  return (
    <tr aria-rowindex={index + 2} className={isNew ? styles.new : undefined}>
      {gridColumns.map((column, place) => {
        const cell = draft?.[column];
        const text = cell ? (cell.issue ? cell.typed : textOf(column, cell.value)) : textOf(column, stored[column]);
        const problem = problems[column];
        const isActive = place === active;
        const problemId = problem ? `${rowKey}-${column}-problem` : undefined;
        return (
          <td
            key={column}
            role="gridcell"
            data-cell={`${index}:${place}`}
            aria-colindex={place + 1}
            aria-selected={from !== null && to !== null && place >= from && place <= to}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problemId}
            tabIndex={isActive && editing === null ? 0 : -1}
            className={classNames(
              styles.cell,
              currencyOfColumn(column) && styles.number,
              cell && styles.changed,
              problem && styles.wrong,
              from !== null && to !== null && place >= from && place <= to && styles.chosen,
              isActive && styles.active,
            )}
          >
            {isActive && editing !== null ? (
              <GridEditor column={column} start={editing} names={names} onCommit={onCommit} onCancel={onCancel} />
            ) : (
              <span className={styles.text}>{text}</span>
            )}
            {problem && (
              <span id={problemId} className={isActive ? styles.problem : 'ff-sr-only'}>
                {problem}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});
