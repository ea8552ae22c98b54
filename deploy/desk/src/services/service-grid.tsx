import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react';
import {
  gridColumns,
  textOfCells,
  cellsOfText,
  type GridColumn,
} from '@fairfront/shared-kit/domain/services/service-grid';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { storedValues, rangeOf, type CellPlace, type GridRow, type Range } from './grid-state';
import { GridRowView } from './grid-row';
import { namesOf, useCellText, useColumnTitle, useIssueText, type Lists } from './grid-texts';
import { moved } from './grid-keys';
import styles from './services.module.css';
import type { useServiceGrid } from './use-service-grid';

interface ServiceGridProps {
  grid: ReturnType<typeof useServiceGrid>;
  /** The rows that the search finds. */
  rows: readonly GridRow[];
  lists: Lists;
  canWrite: boolean;
  /** A range was pasted; the parent decides whether it is accepted. */
  onPaste: (cells: string[][], range: Range) => void;
}

const isFlag = (column: GridColumn | undefined) => column === 'is_popular' || column === 'is_archived';

/** The grid of services: keys as in a spreadsheet; cells are changed, copied and pasted. */
export const ServiceGrid = ({ grid, rows, lists, canWrite, onPaste }: ServiceGridProps) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const textOf = useCellText(lists);
  const titleOf = useColumnTitle();
  const say = useIssueText();
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<CellPlace>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<string | null>(null);
  const hasFocus = useRef(false);
  const range = rangeOf(anchor, active);
  const last = { row: rows.length - 1, column: gridColumns.length - 1 };

  // the focus follows the active cell, once the grid has it
  useEffect(() => {
    if (!hasFocus.current || editing !== null) return;
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${active.row}:${active.column}"]`);
    cell?.focus();
  }, [active, editing]);

  const goTo = (place: CellPlace, extends_ = false) => {
    setActive(place);
    if (!extends_) setAnchor(place);
  };
  const keyAt = (row: number) => rows[row]?.key;
  const textAt = (row: number, column: GridColumn): string => {
    const found = rows[row];
    if (!found) return '';
    const cell = grid.drafts.get(found.key)?.[column];
    if (cell?.issue) return cell.typed;
    return textOf(column, cell ? cell.value : storedValues(found)[column]);
  };
  const editSelection = (text: string) => {
    const edits = [];
    for (let row = range.top; row <= range.bottom; row += 1) {
      for (const column of gridColumns.slice(range.left, range.right + 1)) {
        const key = keyAt(row);
        if (key !== undefined) edits.push({ key, column, text });
      }
    }
    grid.edit(edits);
  };
  const begin = (text?: string) => {
    const column = gridColumns[active.column];
    if (!canWrite || !column) return;
    if (isFlag(column)) editSelection(textAt(active.row, column) === '' ? '1' : '0');
    else setEditing(text ?? textAt(active.row, column));
  };
  const commit = (text: string, move: 'down' | 'right' | 'left' | 'stay') => {
    const [key, column] = [keyAt(active.row), gridColumns[active.column]];
    if (key !== undefined && column && text !== textAt(active.row, column)) grid.edit([{ key, column, text }]);
    setEditing(null);
    if (move === 'stay') return;
    const steps = { down: [1, 0], right: [0, 1], left: [0, -1] } as const;
    const [down, right] = steps[move];
    goTo({
      row: Math.min(last.row, active.row + down),
      column: Math.min(last.column, Math.max(0, active.column + right)),
    });
  };

  const press = (event: KeyboardEvent) => {
    const { key, code, shiftKey, altKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const place = moved(event, active, last);
    if (isCommand && code === 'KeyZ') grid.undo();
    else if (isCommand && code === 'KeyA') {
      setAnchor({ row: 0, column: 0 });
      setActive(last);
    } else if (place) goTo(place, shiftKey && key !== 'Tab');
    else if (isCommand || altKey || key === 'Tab') return;
    else if (key === 'Enter' || key === 'F2') begin();
    else if (key === ' ' && isFlag(gridColumns[active.column])) begin();
    else if (key === 'Escape') setAnchor(active);
    else if ((key === 'Delete' || key === 'Backspace') && canWrite) editSelection('');
    else if (key.length === 1 && !isFlag(gridColumns[active.column])) begin(key);
    else return;
    event.preventDefault();
    // keys that the grid does not handle belong to the shell
    event.stopPropagation();
  };
  const placeIn = (event: MouseEvent): CellPlace | null => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
    const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
    return cell && row !== undefined && column !== undefined ? { row, column } : null;
  };
  const copy = (event: ClipboardEvent) => {
    const lines = Array.from({ length: range.bottom - range.top + 1 }, (_, line) =>
      gridColumns.slice(range.left, range.right + 1).map((column) => textAt(range.top + line, column)),
    );
    event.clipboardData.setData('text/plain', textOfCells(lines));
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    if (!canWrite) return;
    event.preventDefault();
    onPaste(cellsOfText(event.clipboardData.getData('text/plain')), range);
  };

  return (
    <div className={styles.scroll} data-scrolls-sideways="">
      <table
        ref={table}
        role="grid"
        aria-label={t('services.caption', { count: rows.length })}
        aria-rowcount={rows.length + 1}
        aria-colcount={gridColumns.length}
        aria-multiselectable
        aria-readonly={!canWrite || undefined}
        className={styles.grid}
        onKeyDown={press}
        onCopy={copy}
        onPaste={paste}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false;
        }}
        onMouseDown={(event) => {
          const place = placeIn(event);
          if (!place || (editing !== null && place.row === active.row && place.column === active.column)) return;
          hasFocus.current = true;
          goTo(place, event.shiftKey);
          if (event.shiftKey) event.preventDefault();
        }}
        onMouseOver={(event) => {
          const place = event.buttons === 1 && editing === null ? placeIn(event) : null;
          if (place) setActive(place);
        }}
        onDoubleClick={() => begin()}
      >
        <thead>
          <tr aria-rowindex={1}>
            {gridColumns.map((column, place) => (
              <th key={column} scope="col" aria-colindex={place + 1} className={styles.title}>
                {titleOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const issues = grid.issuesOf(row);
            const problems = {
              ...grid.failures.get(row.key)?.columns,
              ...Object.fromEntries(Object.entries(issues).map(([column, issue]) => [column, say(issue)])),
            };
            const isChosen = index >= range.top && index <= range.bottom;
            const isActive = index === active.row;
            const column = gridColumns[active.column];
            return (
              <GridRowView
                key={row.key}
                rowKey={row.key}
                index={index}
                isNew={row.service === null}
                stored={storedValues(row)}
                draft={grid.drafts.get(row.key)}
                textOf={textOf}
                problems={JSON.stringify(problems)}
                active={isActive ? active.column : -1}
                from={isChosen ? range.left : null}
                to={isChosen ? range.right : null}
                editing={isActive ? editing : null}
                names={isActive && editing !== null && column ? namesOf(column, lists, locale) : noNames}
                onCommit={isActive ? commit : nothing}
                onCancel={isActive ? () => setEditing(null) : nothing}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
};

const noNames: readonly string[] = [];
const nothing = (): void => undefined;
