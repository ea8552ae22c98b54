import { useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import styles from './check-grid.module.css';
import { CheckLine } from './check-line';
import {
  countChecks,
  firstOpen,
  idsUnder,
  nextError,
  resultOf,
  type CheckColumn,
  type CheckFilter,
  type CheckRow,
  type CheckRowId,
} from './check-row';
import { CheckToolbar } from './check-toolbar';
import { useCellEditing } from './use-cell-editing';
import { useMeasuredWindow } from './use-measured-window';
import { useResultLabels } from './use-result-labels';

/** The props of `CheckGrid`. */
export interface CheckGridProps {
  /** The accessible name of the grid: "Check of the list, 12 lines". */
  label: string;
  columns: readonly CheckColumn[];
  rows: readonly CheckRow[];
  /** Called when a cell is left with a new value: the parent validates it and passes new rows with their errors. */
  onChange: (row: CheckRowId, column: string, value: string) => void;
  /** Called when a row action is pressed. */
  onAction?: (row: CheckRowId, action: string) => void;
  /** The label of the filter for rows with questions: "Repetitions". */
  doubtfulLabel?: string;
  /** A sentence between the filters and the next error button. */
  note?: ReactNode;
  /** Whether the list is being sent, so that nothing can be changed. */
  busy?: boolean;
  className?: string;
}

const held = (rows: readonly CheckRow[], name: CheckFilter): { name: CheckFilter; held: ReadonlySet<CheckRowId> } => ({
  name,
  held: name === 'all' ? new Set() : idsUnder(rows, name),
});

/** A row stays under its filter until the filter is selected again, even if it is fixed meanwhile. */
const useFilter = (rows: readonly CheckRow[], first: CheckFilter) => {
  const [filter, setFilter] = useState(() => held(rows, first));
  const shown = useMemo(() => {
    const { name, held } = filter;
    return name === 'all' ? rows : rows.filter((row) => held.has(row.id) || resultOf(row) === name);
  }, [rows, filter]);
  const choose = (name: CheckFilter) => setFilter(held(rows, name));
  return { filter: filter.name, shown, choose };
};

/**
 * A list that is checked before anything is written (DESIGN §6, bulk import): invalid cells show their error and are edited
 * in place. The grid is one tab stop: arrows move; Enter, F2, a press or a letter start editing; Enter, Tab or blur save;
 * Escape cancels. Only the rows in view are rendered. The grid takes the height of its container and scrolls itself. Below
 * 740 px every row is a card, and rows with errors come first, since thousands of cards without an error would hide the
 * three that have one.
 */
export const CheckGrid = ({
  label,
  columns,
  rows,
  onChange,
  onAction,
  doubtfulLabel,
  note,
  busy = false,
  className,
}: CheckGridProps) => {
  const { t } = useTranslation('passes');
  const gridId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const { filter, shown, choose } = useFilter(rows, isNarrow ? firstOpen(rows) : 'all');
  const measured = useMemo(
    () => shown.map((row) => ({ key: row.id, kind: `${resultOf(row)}${row.actions?.length ?? 0}` })),
    [shown],
  );
  const { scroller, head, follow, reveal, first, last, offsetOf, total, page } = useMeasuredWindow(measured);
  const editing = useCellEditing({ grid, columns, rows: shown, busy, page, reveal, onChange, onAction });
  const { place, draft, isFocused } = editing;
  const wordsOf = useResultLabels();

  // "next error" may go to a row that the filter hides
  const waiting = useRef(false);
  const goOn = () => {
    const error = nextError(shown, columns, place);
    if (error) return editing.open(error);
    waiting.current = true;
    choose('all');
  };
  useLayoutEffect(() => {
    if (!waiting.current) return;
    waiting.current = false;
    const error = nextError(shown, columns, { order: 0, stop: -1 });
    if (error) editing.open(error);
  });

  const reported = rows.find(({ id }) => id === editing.reported?.row);
  const layout = { '--columns': columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ') };
  const lineOf = (order: number, top?: number) => {
    const row = shown[order];
    if (!row) return null;
    const isActive = place.order === order;
    return (
      <CheckLine
        key={row.id}
        id={`${gridId}${row.id}`}
        row={row}
        order={order}
        columns={columns}
        stop={isActive ? place.stop : undefined}
        draft={isActive ? draft : undefined}
        editor={editing.editor}
        locked={busy}
        top={top}
      />
    );
  };
  const isAway = isFocused && (place.order < first || place.order >= last);

  return (
    <div className={classNames(styles.frame, className)}>
      <CheckToolbar
        counts={countChecks(rows)}
        filter={filter}
        onFilter={choose}
        doubtfulLabel={doubtfulLabel ?? t('checkGrid.doubtful')}
        note={note}
        onNext={goOn}
      />
      <div ref={scroller} className={styles.scroller} onScroll={follow}>
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-rowcount={shown.length + 1}
          aria-colcount={columns.length + 2}
          aria-busy={busy || undefined}
          className={styles.grid}
          style={layout as React.CSSProperties}
          {...editing.gridProps}
        >
          <div ref={head} role="row" aria-rowindex={1} className={styles.head}>
            <div role="columnheader" className={styles.numberHead}>
              {t('checkGrid.number')}
            </div>
            {columns.map(({ id, header }) => (
              <div key={id} role="columnheader" className={styles.headCell}>
                {header}
              </div>
            ))}
            <div role="columnheader" className={styles.headCell}>
              {t('checkGrid.result')}
            </div>
          </div>
          <div role="presentation" className={styles.space} style={{ height: total }}>
            <div role="presentation" style={{ transform: `translateY(${offsetOf(first)}px)` }}>
              {shown.slice(first, last).map((_, at) => lineOf(first + at))}
            </div>
            {isAway && lineOf(place.order, offsetOf(place.order))}
          </div>
        </div>
        {shown.length === 0 && <p className={styles.empty}>{t('checkGrid.empty')}</p>}
      </div>
      <div role="status" className="ff-sr-only">
        {reported &&
          t('checkGrid.reported', {
            number: reported.number,
            result: reported.errors?.[editing.reported?.column ?? ''] || wordsOf(reported),
          })}
      </div>
    </div>
  );
};
