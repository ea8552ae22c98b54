export { MonthBoard, type BoardEntry, type MonthBoardProps } from './month-board';
export { MonthGrid, type MonthEntry, type MonthGridProps } from './month-grid';
