export { Pagination, type PaginationProps, usePageButtons } from './pagination';
export { pageItems, type PageItem } from './page-items';
