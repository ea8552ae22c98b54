export { CheckGrid, type CheckGridProps } from './check-grid';
export {
  faultsOf,
  verdictOf,
  type CheckAction,
  type CheckColumn,
  type CheckFilter,
  type CheckRow,
  type CheckRowId,
  type CheckVerdict,
} from './check-row';
