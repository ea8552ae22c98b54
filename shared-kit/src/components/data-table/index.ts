export { DataTable, type DataTableProps } from './data-table';
export type { Column, RowKey, RowsView, Sort, TableSelection } from './column';
