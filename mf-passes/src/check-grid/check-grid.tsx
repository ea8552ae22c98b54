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

/** What `CheckGrid` takes. */
export interface CheckGridProps {
  /** Names the grid: "Check of the list, 12 lines". */
  label: string;
  columns: readonly CheckColumn[];
  rows: readonly CheckRow[];
  /** A cell was left with another value: check it again and hand back rows with fresh errors. */
  onChange: (row: CheckRowId, column: string, value: string) => void;
  /** One of the row's actions was pressed. */
  onAction?: (row: CheckRowId, action: string) => void;
  /** Name of the filter that shows lines with a question: "Repetitions". */
  doubtfulLabel?: string;
  /** A sentence between the filters and the way to the next error. */
  note?: ReactNode;
  /** The list is being sent: nothing can be changed. */
  busy?: boolean;
  className?: string;
}

const held = (rows: readonly CheckRow[], name: CheckFilter): { name: CheckFilter; held: ReadonlySet<CheckRowId> } => ({
  name,
  held: name === 'all' ? new Set() : idsUnder(rows, name),
});

/** A line stays under its filter until the filter is chosen again, even when it is corrected meanwhile. */
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
 * A list that is checked before anything is written (DESIGN §6, bulk import): invalid cells say what is wrong and are corrected
 * in place. A grid of one tab stop: arrows move, Enter, F2, a press or a letter begin to write, Enter, Tab or leaving keep
 * what was written, Escape drops it. Only the lines in view are drawn. It takes the height of its place and scrolls itself;
 * below 740 px every line is a card, and the lines that need something come first: thousands of cards without an error
 * would hide the three that have one.
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

  // "next error" may lead to a line that the filter hides
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
