export { MonthGrid, type MonthEntry, type MonthGridProps } from './month-grid';
