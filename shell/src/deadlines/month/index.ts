export type { BoardEntry } from './board-entries';
export { MonthBoard } from './month-board';
export { MonthGrid } from './month-grid';
