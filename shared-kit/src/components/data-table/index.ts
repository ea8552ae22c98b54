export { DataTable, type DataTableProps } from './data-table';
export type { Column, RowKey, Sort, TableSelection } from './column';
