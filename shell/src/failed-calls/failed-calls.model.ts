import type { QueryClient } from '@fairfront/shared-kit/platform';

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

/** `failed`: something on screen lacks data and no part says so. `asking`: it is being refetched. */
type FailedCallsState = 'none' | 'failed' | 'asking';

/** The calls on screen that have failed without a part that shows it. */
export interface FailedCalls {
  state: () => FailedCallsState;
  subscribe: (listener: () => void) => () => void;
  /** Refetches all of them. */
  retry: () => void;
  /** Hides the message for the current failures. */
  dismiss: () => void;
}

/** On screen, without any data, and no part shows the failure itself. */
const isUnspoken = (query: Query): boolean =>
  query.state.status === 'error' &&
  query.state.data === undefined &&
  query.isActive() &&
  !query.observers.some(({ options }) => options.meta?.failure === 'here');

/** Watches the query cache of the page. */
export const createFailedCalls = (queryClient: QueryClient): FailedCalls => {
  const cache = queryClient.getQueryCache();
  const dismissed = new WeakMap<Query, unknown>();
  const listeners = new Set<() => void>();
  let asked: readonly Query[] = [];
  const unspoken = () =>
    cache.getAll().filter((query) => isUnspoken(query) && dismissed.get(query) !== query.state.error);
  return {
    state: () => {
      if (asked.some(({ state }) => state.fetchStatus !== 'idle')) return 'asking';
      return unspoken().length > 0 ? 'failed' : 'none';
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const leave = cache.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    retry: () => {
      asked = unspoken();
      for (const query of asked) void query.fetch().catch(() => undefined);
    },
    dismiss: () => {
      for (const query of unspoken()) dismissed.set(query, query.state.error);
      for (const listener of listeners) listener();
    },
  };
};
