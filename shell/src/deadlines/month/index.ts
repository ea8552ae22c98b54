export { MonthBoard, type BoardEntry } from './month-board';
export { MonthGrid } from './month-grid';
