export { copyText } from './copy-text';
export {
  refusalText,
  useAction,
  type Action,
  type ActionCall,
  type ActionOptions,
  type ActionOutcome,
  type OptimisticPatch,
} from './use-action';
export { useCopy } from './use-copy';
export { useLazyCode, type LazyCode } from './use-lazy-code';
