import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { isComposing } from '@fairfront/shared-kit/components/input-method';
import type { CellEditor } from './check-cell';
import { placeOfKey } from './check-keys';
import type { CheckColumn, CheckPlace, CheckRow, CheckRowId } from './check-row';

interface CellEditing {
  grid: RefObject<HTMLDivElement | null>;
  columns: readonly CheckColumn[];
  /** The displayed rows in order. */
  rows: readonly CheckRow[];
  busy: boolean;
  page: number;
  reveal: (order: number) => void;
  onChange: (row: CheckRowId, column: string, value: string) => void;
  onAction: ((row: CheckRowId, action: string) => void) | undefined;
}

const stopsOf = (row: CheckRow | undefined, columns: readonly CheckColumn[]): number =>
  columns.length + Math.max(1, row?.actions?.length ?? 0);

/** The tab stop of the grid, the edited cell, and the handlers of keys and presses. */
export const useCellEditing = ({ grid, columns, rows, busy, page, reveal, onChange, onAction }: CellEditing) => {
  const [active, setActive] = useState<{ row: CheckRowId; stop: number } | null>(null);
  const [draft, setDraft] = useState<string>();
  const [reported, setReported] = useState<{ row: CheckRowId; column: string }>();
  const [isFocused, setFocused] = useState(false);
  const wantsFocus = useRef(false);

  const order = Math.max(
    0,
    rows.findIndex(({ id }) => id === active?.row),
  );
  const row = rows[order];
  const place: CheckPlace = { order, stop: Math.min(active?.stop ?? 0, stopsOf(row, columns) - 1) };
  const column = columns[place.stop];

  const goTo = (next: CheckPlace) => {
    const target = rows[next.order];
    if (!target) return;
    setActive({ row: target.id, stop: next.stop });
    setFocused(true);
    wantsFocus.current = true;
    reveal(next.order);
  };
  const canWrite = (at: CheckPlace) => !busy && columns[at.stop] !== undefined && !columns[at.stop]?.fixed;
  const open = (at: CheckPlace, letter?: string) => {
    goTo(at);
    const name = columns[at.stop]?.id;
    if (name !== undefined && canWrite(at)) setDraft(letter ?? rows[at.order]?.values[name] ?? '');
  };
  const change = (value: string) => {
    if (!row || !column || value === (row.values[column.id] ?? '')) return;
    setReported({ row: row.id, column: column.id });
    onChange(row.id, column.id, value);
  };
  // an input removed by a key may lose the focus again: a value is saved once
  const isOpen = useRef(false);
  const close = (keeps: boolean) => {
    if (!isOpen.current || draft === undefined) return;
    isOpen.current = false;
    setDraft(undefined);
    if (keeps) change(draft);
  };

  const newest = useRef({ close });
  useEffect(() => {
    newest.current = { close };
  });
  const editor = useMemo<CellEditor>(() => ({ write: setDraft, keep: () => newest.current.close(true) }), []);

  useLayoutEffect(() => {
    isOpen.current = draft !== undefined;
  }, [draft]);
  useLayoutEffect(() => {
    if (!wantsFocus.current || draft !== undefined) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-order="${order}"] [data-stop="${place.stop}"]`)?.focus();
  });

  const keyInField = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const lead: Record<string, CheckPlace> = {
      Enter: { order: Math.min(order + 1, rows.length - 1), stop: place.stop },
      Tab: { order, stop: place.stop + (event.shiftKey ? -1 : 1) },
      Escape: place,
    };
    const next = lead[event.key];
    // Tab from the first cell leaves the grid, as usual
    if (!next || next.stop < 0) return;
    event.preventDefault();
    event.stopPropagation();
    close(event.key !== 'Escape');
    goTo(next);
  };
  const keyInGrid = (event: KeyboardEvent) => {
    const whole = event.ctrlKey || event.metaKey;
    if (event.altKey) return;
    const next = placeOfKey(
      { key: event.key, whole },
      { ...place, rows: rows.length, stops: stopsOf(row, columns), page },
    );
    if (next) goTo(next);
    else if (whole) return;
    else if (!column) return;
    else if (event.key === 'Enter' || event.key === 'F2') open(place);
    else if (event.key === 'Delete' || event.key === 'Backspace') open(place, '');
    else if (event.key.length === 1 && canWrite(place)) open(place, event.key);
    else return;
    event.preventDefault();
  };

  const placeOf = (target: EventTarget): CheckPlace | null => {
    const cell = (target as Element).closest<HTMLElement>('[data-stop]');
    const line = cell?.closest<HTMLElement>('[data-order]');
    return cell && line ? { order: Number(line.dataset['order']), stop: Number(cell.dataset['stop']) } : null;
  };
  const gridProps = {
    onKeyDown: (event: KeyboardEvent) => (draft === undefined ? keyInGrid(event) : keyInField(event)),
    onClick: ({ target }: MouseEvent) => {
      const at = placeOf(target);
      if (!at || (target as Element).closest('input')) return;
      const action = (target as Element).closest<HTMLElement>('[data-action]')?.dataset['action'];
      if (action === undefined) return open(at);
      goTo(at);
      const acted = rows[at.order];
      if (!acted || busy) return;
      setReported({ row: acted.id, column: '' });
      onAction?.(acted.id, action);
    },
    onPaste: (event: ClipboardEvent) => {
      if (draft !== undefined || !column || !canWrite(place)) return;
      event.preventDefault();
      change(
        event.clipboardData
          .getData('text')
          .split(/[\r\n\t]/)[0]
          ?.trim() ?? '',
      );
    },
    onFocus: ({ target }: FocusEvent) => {
      setFocused(true);
      const at = placeOf(target);
      const focused = at && rows[at.order];
      if (focused && draft === undefined) setActive({ row: focused.id, stop: at.stop });
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!grid.current?.contains(relatedTarget as Node | null)) setFocused(false);
    },
  };

  return { place, draft, reported, isFocused, editor, open, gridProps };
};
