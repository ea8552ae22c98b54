export * from './paging';
export * from './paths';
export * from './responses';
export * from './route-table';
