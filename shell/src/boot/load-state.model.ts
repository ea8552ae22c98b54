/**
 * The states of loading one part of a remote. Pure: the effects of a state (requests, timers) are in `part-loader.ts`.
 * A load tries the live version, retries it three times if the network fails (after 2, 5 and 12 seconds), then tries
 * the previous version once. After that it stays failed until the user presses retry.
 */

/** ms before the second, third and fourth attempt. */
export const retryDelays = [2_000, 5_000, 12_000] as const;

/** ms after which a load counts as slow: the placeholder says so and offers a retry. */
export const slowAfter = 5_000;

/** ms after which a load without a response fails. */
export const loadTimeout = 120_000;

/**
 * Why a load failed. `network`: a file did not arrive or was rejected; another attempt can help. `timeout`: no response
 * for 120 seconds. `broken`: the files arrived but do not work (wrong shared version, missing export, exception); the
 * same files will fail again.
 */
export type LoadFailure = 'network' | 'timeout' | 'broken';

/** Which version is being loaded. */
export type LoadSource = 'live' | 'previous';

interface Attempt {
  /** Number of the load on this page; results of earlier loads are ignored. */
  attempt: number;
}

/** The load state of a part. */
export type LoadState =
  | ({ status: 'idle' } & Attempt)
  | ({ status: 'loading' | 'slow'; source: LoadSource; round: number } & Attempt)
  | ({ status: 'retrying'; round: number; delay: number } & Attempt)
  | ({ status: 'ready'; source: LoadSource } & Attempt)
  | ({ status: 'failed'; reason: LoadFailure } & Attempt);

/** Events in the load of a part. */
export type LoadEvent =
  /** The part is needed. */
  | { type: 'start' }
  /** The user presses retry. */
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
  // the message is due after 120 seconds: no further attempts
  if (reason === 'timeout' || state.source === 'previous') return failed;
  const delay = retryDelays[state.round];
  if (reason === 'network' && delay !== undefined) {
    return { status: 'retrying', round: state.round + 1, delay, attempt: state.attempt };
  }
  return hasPrevious ? load(state, 'previous', 0) : failed;
};

/** The next state. Events of another state or of an earlier attempt change nothing. */
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
