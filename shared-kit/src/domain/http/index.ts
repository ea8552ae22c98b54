export * from './paging';
export * from './paths';
export * from './responses';
export * from './route-table';
export * from './form-body';
export * from './closed';
export * from './set-up-entry';
export * from './batch';
