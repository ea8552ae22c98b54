import type { RowKey, TableSelection } from './column';

export interface SelectionState {
  /** Keys of the rows on this page that may be chosen. */
  eligible: RowKey[];
  count: number;
  all: boolean;
  some: boolean;
}

/** The state of the checkbox in the header for the rows of this page. */
export const selectionState = <Row>(
  { selected, canSelect }: TableSelection<Row>,
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
): SelectionState => {
  const eligible = rows.filter((row) => canSelect?.(row) ?? true).map(rowKey);
  const here = eligible.filter((key) => selected.has(key)).length;
  return { eligible, count: selected.size, all: here > 0 && here === eligible.length, some: here > 0 };
};

/** The selection with some keys put in or taken out. */
export const withKeys = (selected: ReadonlySet<RowKey>, keys: readonly RowKey[], on: boolean): Set<RowKey> => {
  const next = new Set(selected);
  for (const key of keys) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
};
