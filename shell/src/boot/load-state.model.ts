/**
 * The states of loading one part of a remote. Pure: what happens in a state (requests, timers) is `part-loader.ts`.
 *
 * A load goes through rounds: the live version, again after 2, 5 and 12 seconds when the network failed, then the last
 * good version once, then it has failed until somebody presses the retry.
 */

/** Milliseconds before the second, third and fourth try. */
export const retryDelays = [2_000, 5_000, 12_000] as const;

/** Milliseconds after which a load counts as slow: the fallback says so and offers the retry. */
export const slowAfter = 5_000;

/** SHELL-204: milliseconds after which a load that does not answer has failed. */
export const loadTimeout = 120_000;

/**
 * Why a load failed. `network`: a file did not come or was refused, trying again can help. `timeout`: nothing came for
 * 120 seconds. `broken`: the files came and do not work (wrong shared version, export missing, throws), trying the same
 * again cannot help.
 */
export type LoadFailure = 'network' | 'timeout' | 'broken';

/** Which version is being loaded. */
export type LoadSource = 'live' | 'previous';

interface Attempt {
  /** Counts the loads of this part on this page; results of earlier ones are ignored. */
  attempt: number;
}

export type LoadState =
  | ({ status: 'idle' } & Attempt)
  | ({ status: 'loading' | 'slow'; source: LoadSource; round: number } & Attempt)
  | ({ status: 'retrying'; round: number; delay: number } & Attempt)
  | ({ status: 'ready'; source: LoadSource } & Attempt)
  | ({ status: 'failed'; reason: LoadFailure } & Attempt);

export type LoadEvent =
  /** Somebody wants the part. */
  | { type: 'start' }
  /** Somebody presses the retry. */
  | { type: 'retry' }
  | { type: 'slow'; attempt: number }
  | { type: 'loaded'; attempt: number }
  | { type: 'failed'; attempt: number; reason: LoadFailure }
  /** The delay of `retrying` is over. */
  | { type: 'wait-over'; attempt: number };

export const initialLoadState: LoadState = { status: 'idle', attempt: 0 };

const load = (state: LoadState, source: LoadSource, round: number): LoadState => ({
  status: 'loading',
  source,
  round,
  attempt: state.attempt + 1,
});

const afterFailure = (
  state: Extract<LoadState, { status: 'loading' | 'slow' }>,
  reason: LoadFailure,
  hasPrevious: boolean,
): LoadState => {
  const failed: LoadState = { status: 'failed', reason, attempt: state.attempt };
  // after 120 seconds the message has to stand (SHELL-204): no further waiting
  if (reason === 'timeout' || state.source === 'previous') return failed;
  const delay = retryDelays[state.round];
  if (reason === 'network' && delay !== undefined) {
    return { status: 'retrying', round: state.round + 1, delay, attempt: state.attempt };
  }
  return hasPrevious ? load(state, 'previous', 0) : failed;
};

/** The next state. Events that do not belong to the state, or to an earlier attempt, change nothing. */
export const nextLoadState = (state: LoadState, event: LoadEvent, hasPrevious: boolean): LoadState => {
  switch (event.type) {
    case 'start':
      return state.status === 'idle' ? load(state, 'live', 0) : state;
    case 'retry':
      return load(state, 'live', 0);
    case 'slow':
      return state.status === 'loading' && event.attempt === state.attempt ? { ...state, status: 'slow' } : state;
    case 'wait-over':
      return state.status === 'retrying' && event.attempt === state.attempt ? load(state, 'live', state.round) : state;
    case 'loaded':
    case 'failed': {
      const loading = state.status === 'loading' || state.status === 'slow';
      if (!loading || event.attempt !== state.attempt) return state;
      if (event.type === 'failed') return afterFailure(state, event.reason, hasPrevious);
      return { status: 'ready', source: state.source, attempt: state.attempt };
    }
  }
};
