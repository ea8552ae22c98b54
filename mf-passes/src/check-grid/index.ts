export { CheckGrid, type CheckGridProps } from './check-grid';
export { errorsOf, resultOf, type CheckAction, type CheckColumn, type CheckRow, type CheckRowId } from './check-row';
