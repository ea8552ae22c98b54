export { commitDelayMs, useDebouncedCommit, type DebouncedCommit } from './use-debounced-commit';
export { useSettled } from './use-settled';
