export { ErrorFallback, type ErrorFallbackProps, ClosedStand } from './error-fallback';
export { TileFailure, type TileFailureProps } from './tile-failure';
