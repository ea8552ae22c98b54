export { ErrorFallback, type ErrorFallbackProps } from './error-fallback';
export { TileFailure, type TileFailureProps } from './tile-failure';
export { ClosedStand } from './closed-stand';
