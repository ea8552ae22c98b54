import { memo } from 'react';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import { CheckCell, type CellEditor } from './check-cell';
import styles from './check-line.module.css';
import { resultOf, type CheckColumn, type CheckRow, type CheckResult } from './check-row';
import { useResultLabels } from './use-result-labels';

const icons: Record<CheckResult, IconName> = {
  ready: 'check',
  edited: 'pen',
  invalid: 'cross-circle',
  doubtful: 'warning',
  skipped: 'minus',
};

export interface CheckLineProps {
  id: string;
  row: CheckRow;
  order: number;
  columns: readonly CheckColumn[];
  /** The focus stop with the grid's tab stop, if it is in this row. */
  stop: number | undefined;
  /** The edited value of that cell. */
  draft: string | undefined;
  editor: CellEditor;
  locked: boolean;
  /** The position from the top in px, for a row that is kept outside the window. */
  top?: number;
}

/** One row. The grid handles keys and presses through `data-order` and `data-stop`. */
export const CheckLine = memo(({ id, row, order, columns, stop, draft, editor, locked, top }: CheckLineProps) => {
  const { t } = useTranslation('passes');
  const wordsOf = useResultLabels();
  const result = resultOf(row);
  const resultId = `${id}result`;
  const { actions = [], doubt, problem } = row;
  return (
    <div
      role="row"
      aria-rowindex={order + 2}
      data-order={order}
      className={classNames(styles.line, styles[result], top !== undefined && styles.kept)}
      style={top === undefined ? undefined : { top }}
    >
      <div role="rowheader" className={styles.number}>
        <span className={styles.numberWord}>{t('checkGrid.number')} </span>
        {row.number}
      </div>
      {columns.map((column, at) => (
        <CheckCell
          key={column.id}
          id={`${id}${column.id}`}
          column={column}
          row={row}
          stop={at}
          isActive={stop === at}
          draft={stop === at ? draft : undefined}
          editor={editor}
          locked={locked}
        />
      ))}
      <div
        role="gridcell"
        className={styles.result}
        {...(actions.length === 0 ? { 'data-stop': columns.length, tabIndex: stop === columns.length ? 0 : -1 } : {})}
      >
        <span id={resultId} className={styles.resultText}>
          <span className={styles.status}>
            <Icon name={icons[result]} size={16} />
            {wordsOf(row)}
          </span>
          {problem && result === 'invalid' && <span className={styles.problem}>{problem}</span>}
          {doubt?.detail && result === 'doubtful' && <span>{doubt.detail}</span>}
        </span>
        {actions.map((action, at) => (
          <button
            key={action.id}
            type="button"
            data-stop={columns.length + at}
            data-action={action.id}
            tabIndex={stop === columns.length + at ? 0 : -1}
            aria-describedby={resultId}
            aria-disabled={locked || undefined}
            className={styles.action}
          >
            {action.label}
          </button>
        ))}
      </div>
    </div>
  );
});
CheckLine.displayName = 'CheckLine';
