import type { ReactNode } from 'react';

export type RowKey = string | number;

/** Where a field stands in a card below 740 px. */
export type CardPlace =
  /** The bold first line: the first column by default. */
  | 'title'
  /** Joined with its neighbours by commas in one grey line. */
  | 'line'
  /** On a line of its own without its name: badges. */
  | 'plain'
  /** With its name before it: all other columns by default. */
  | 'field'
  | 'none';

export interface Column<Row> {
  id: string;
  header: string;
  /** The name is only for the screen reader. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** CSS width; a column without one takes what it needs. */
  width?: string;
  /** The head becomes a button. */
  sortable?: boolean;
  card?: CardPlace;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The sort after a press on a head: ascending first, then the other way round. */
export const nextSort = (current: Sort | undefined, column: string): Sort => ({
  column,
  direction: current?.column === column && current.direction === 'ascending' ? 'descending' : 'ascending',
});

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

/** The card place of a column that names none. */
export const cardPlaceOf = <Row>({ card }: Column<Row>, index: number): CardPlace =>
  card ?? (index === 0 ? 'title' : 'field');
