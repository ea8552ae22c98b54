export { Skeleton, SkeletonLines, type SkeletonProps } from './skeleton';
export { Loading, LoadingText, type LoadingProps } from './loading';
export { useLoadingPhase, type LoadingPhase } from './use-loading-phase';
