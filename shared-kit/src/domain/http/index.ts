export * from './paging';
export * from './responses';
