export { commitDelayMs, useDebouncedCommit, type DebouncedCommit } from './use-debounced-commit';
