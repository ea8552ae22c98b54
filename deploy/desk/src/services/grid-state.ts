import {
  emptyGridValues,
  gridColumns,
  gridIssue,
  gridValues,
  readGridText,
  type GridColumn,
  type GridOptions,
  type GridValue,
  type GridValues,
} from '@fairfront/shared-kit/domain/services/service-grid';
import type { Issue } from '@fairfront/shared-kit/domain/validation';
import type { ServiceRow } from '../api/services';

/** A cell that was changed: its new value, or what was typed and the rule that it breaks. */
type CellDraft = { value: GridValue; issue: null } | { typed: string; issue: Issue };
/** The changed cells of a row. */
export type RowDraft = Readonly<Partial<Record<GridColumn, CellDraft>>>;

/** A row of the grid: a service, or a row that does not exist yet. */
export interface GridRow {
  key: string;
  service: ServiceRow | null;
}

/** The changes that are not stored yet. */
interface Changes {
  drafts: ReadonlyMap<string, RowDraft>;
  /** Keys of new rows, in their order. */
  added: readonly string[];
}

/** The changes and the earlier states for undo, the latest last. */
export interface GridState extends Changes {
  history: readonly Changes[];
}

/** Nothing changed. */
export const untouched: GridState = { drafts: new Map(), added: [], history: [] };

/** The text of a cell. */
export interface CellEdit {
  key: string;
  column: GridColumn;
  text: string;
}

/** The stored values of a row; those of a new one are empty. */
export const storedValues = ({ service }: GridRow): GridValues => (service ? gridValues(service) : emptyGridValues);

/** The values of a row with its changes; a cell that breaks a rule has its stored value. */
export const currentValues = (row: GridRow, draft: RowDraft | undefined): GridValues => {
  const changed = Object.entries(draft ?? {}).flatMap(([column, cell]) =>
    cell.issue === null ? [[column, cell.value] as const] : [],
  );
  return { ...storedValues(row), ...(Object.fromEntries(changed) as Partial<GridValues>) };
};

/** The rules that a row breaks, by column; a new row needs all that it lacks. */
export const issuesOfRow = (row: GridRow, draft: RowDraft | undefined): Partial<Record<GridColumn, Issue>> => {
  const issues: Partial<Record<GridColumn, Issue>> = {};
  const values = currentValues(row, draft);
  for (const column of gridColumns) {
    const cell = draft?.[column];
    const issue = cell?.issue ?? (row.service === null ? gridIssue(column, values[column]) : null);
    if (issue) issues[column] = issue;
  }
  return issues;
};

const stepOf = ({ drafts, added }: Changes): Changes => ({ drafts, added });

/** Puts texts into cells as one step that can be undone. */
export const edited = (
  state: GridState,
  edits: readonly CellEdit[],
  { rowOf, options }: { rowOf: (key: string) => GridRow; options: GridOptions },
  added: readonly string[] = [],
): GridState => {
  if (edits.length === 0 && added.length === 0) return state;
  const drafts = new Map(state.drafts);
  for (const { key, column, text } of edits) {
    const { value, issue } = readGridText(column, text, options);
    const others = Object.entries(drafts.get(key) ?? {}).filter(([name]) => name !== column);
    const isStored = issue === null && value === storedValues(rowOf(key))[column];
    const cell: CellDraft = issue ? { typed: text, issue } : { value, issue: null };
    const draft = Object.fromEntries(isStored ? others : [...others, [column, cell]]) as RowDraft;
    if (Object.keys(draft).length > 0) drafts.set(key, draft);
    else drafts.delete(key);
  }
  return { drafts, added: [...state.added, ...added], history: [...state.history, stepOf(state)] };
};

/** Undoes the last step. */
export const undone = ({ history, ...now }: GridState): GridState => {
  const before = history.at(-1);
  return before ? { ...before, history: history.slice(0, -1) } : { ...now, history };
};

/** Stored rows no longer count as changed, and earlier steps can no longer be undone. */
export const stored = ({ drafts, added }: GridState, keys: ReadonlySet<string>): GridState => ({
  drafts: new Map([...drafts].filter(([key]) => !keys.has(key))),
  added: added.filter((key) => !keys.has(key)),
  history: [],
});

/** A range of cells: from the cell where the selection began to the active one. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** A cell by the indexes of its row and column. */
export interface CellPlace {
  row: number;
  column: number;
}

/** The range between two cells. */
export const rangeOf = (one: CellPlace, other: CellPlace): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  left: Math.min(one.column, other.column),
  right: Math.max(one.column, other.column),
});

/** Where a pasted range goes: edits, how many rows it adds, and how many of its cells have no column. */
export const pasteOf = (
  cells: readonly (readonly string[])[],
  range: Range,
  keys: readonly string[],
  newKey: (index: number) => string,
): { edits: CellEdit[]; added: string[]; outside: number } => {
  const isOne = cells.length === 1 && cells[0]?.length === 1;
  // one cell fills the selection
  const source = isOne
    ? Array.from({ length: range.bottom - range.top + 1 }, () =>
        Array.from({ length: range.right - range.left + 1 }, () => cells[0]?.[0] ?? ''),
      )
    : cells;
  const added: string[] = [];
  let outside = 0;
  const edits = source.flatMap((line, index) => {
    const place = range.top + index;
    let key = keys[place];
    if (key === undefined) {
      key = newKey(place - keys.length);
      added.push(key);
    }
    return line.flatMap((text, offset): CellEdit[] => {
      const column = gridColumns[range.left + offset];
      if (column) return [{ key, column, text }];
      outside += 1;
      return [];
    });
  });
  return { edits, added, outside };
};
