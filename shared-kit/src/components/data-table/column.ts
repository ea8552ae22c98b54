import type { ReactNode } from 'react';

/** Names a row. */
export type RowKey = string | number;

/**
 * How the rows are drawn: `table`; `compact`, a table in a narrow place, whose rows fold their actions; or `cards`.
 */
export type RowsView = 'table' | 'compact' | 'cards';

/** The place of a field in a card. */
export type CardPlace =
  /** The bold first line: the first column by default. */
  | 'title'
  /** Joined with its neighbours by commas in one grey line. */
  | 'line'
  /** On its own line without its name: badges. */
  | 'plain'
  /** After its name: all other columns by default. */
  | 'field'
  | 'none';

/** A column of the table and a field of the card. */
export interface Column<Row> {
  id: string;
  header: string;
  /** The name is only for the screen reader. */
  headerHidden?: boolean;
  cell: (row: Row, view: RowsView) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** CSS width; a column without one takes what it needs. */
  width?: string;
  /** The head becomes a button. */
  sortable?: boolean;
  card?: CardPlace;
}

/** The column and the direction of sorting. */
export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The sort after a press on a head: ascending first, then the other way round. */
export const nextSort = (current: Sort | undefined, column: string): Sort => ({
  column,
  direction: current?.column === column && current.direction === 'ascending' ? 'descending' : 'ascending',
});

/** The chosen rows and what happens to them. */
export interface TableSelection<Row> {
  selected: ReadonlySet<RowKey>;
  onChange: (selected: ReadonlySet<RowKey>) => void;
  /** Names the box of a row: "Ivanov Ivan". */
  nameOf: (row: Row) => string;
  /** False: the row has no box; say the reason in a cell. */
  canSelect?: (row: Row) => boolean;
  /** Buttons that act on what is selected; they take the place of the head, at its height. */
  actions: ReactNode;
}

/** The rows and the content of each, in a table and as cards. */
export interface RowsProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  selection?: TableSelection<Row>;
  /** At the end of the row, always visible. */
  actions?: (row: Row, view: RowsView) => ReactNode;
  /** The action that the row needs, as a button with text: before the other actions, in a card below its fields. */
  mainAction?: (row: Row, view: RowsView) => ReactNode;
  /** The row whose details are open beside the table. */
  current?: RowKey;
  /** Rows that flash once because they changed live; announce the change yourself (DESIGN §5). */
  flashing?: ReadonlySet<RowKey>;
  /** The content that expands below a row. */
  expanded?: (row: Row) => ReactNode;
}

/** The state of a row, in every view. */
export const rowStateOf = <Row>(
  row: Row,
  { rowKey, selection, current, flashing }: Pick<RowsProps<Row>, 'rowKey' | 'selection' | 'current' | 'flashing'>,
): { key: RowKey; isCurrent: boolean; isMarked: boolean; isFlashing: boolean } => {
  const key = rowKey(row);
  const isCurrent = key === current;
  return {
    key,
    isCurrent,
    isMarked: isCurrent || (selection?.selected.has(key) ?? false),
    isFlashing: flashing?.has(key) ?? false,
  };
};

/** The card place of a column that names none. */
export const cardPlaceOf = <Row>({ card }: Column<Row>, index: number): CardPlace =>
  card ?? (index === 0 ? 'title' : 'field');
