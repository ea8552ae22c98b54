import { isApiError, type ApiError } from '@fairfront/shared-kit/api';
import type { QueryClient } from '@fairfront/shared-kit/platform';

/**
 * Detects from failed queries and mutations that the service may be unavailable; the rest is loaded on demand.
 * @param load if it fails, the next failed call tries again
 */
export const noticeServiceAway = (queryClient: QueryClient, load: () => Promise<(error: ApiError) => void>): void => {
  const onEvent = (event: object) => {
    const error = (event as { action?: { error?: unknown } }).action?.error;
    if (isApiError(error) && error.status === 503)
      load().then(
        (follow) => follow(error),
        () => undefined,
      );
  };
  queryClient.getQueryCache().subscribe(onEvent);
  queryClient.getMutationCache().subscribe(onEvent);
};
