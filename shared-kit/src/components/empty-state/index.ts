export { EmptyState, type EmptyStateProps } from './empty-state';
export { LoadError, type LoadErrorProps } from './load-error';
