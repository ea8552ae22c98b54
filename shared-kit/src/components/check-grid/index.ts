export { CheckGrid, type CheckGridProps } from './check-grid';
export {
  errorsOf,
  resultOf,
  type CheckAction,
  type CheckColumn,
  type CheckFilter,
  type CheckRow,
  type CheckRowId,
  type CheckResult,
} from './check-row';
