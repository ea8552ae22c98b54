import { initialLoadState, nextLoadState, retryDelays, type LoadEvent, type LoadState } from './load-state.model';

const loading = (attempt: number, round = 0, source: 'live' | 'previous' = 'live'): LoadState => ({
  status: 'loading',
  source,
  round,
  attempt,
});
const slow: LoadState = { status: 'slow', source: 'live', round: 0, attempt: 1 };
const retrying: LoadState = { status: 'retrying', round: 1, delay: 2_000, attempt: 1 };
const ready: LoadState = { status: 'ready', source: 'live', attempt: 1 };
const failed: LoadState = { status: 'failed', reason: 'network', attempt: 4 };
const network = (attempt: number): LoadEvent => ({ type: 'failed', attempt, reason: 'network' });

/** State, event, whether a last good version exists, next state. */
const transitions: [string, LoadState, LoadEvent, boolean, LoadState][] = [
  ['idle starts with the live version', initialLoadState, { type: 'start' }, true, loading(1)],
  ['loading becomes slow', loading(1), { type: 'slow', attempt: 1 }, false, slow],
  ['loading becomes ready', loading(1), { type: 'loaded', attempt: 1 }, false, ready],
  ['slow becomes ready', slow, { type: 'loaded', attempt: 1 }, false, ready],
  ['slow can fail', slow, network(1), false, retrying],
  ['the first network failure waits 2 s', loading(1), network(1), true, retrying],
  ['the second waits 5 s', loading(2, 1), network(2), true, { status: 'retrying', round: 2, delay: 5_000, attempt: 2 }],
  [
    'the third waits 12 s',
    loading(3, 2),
    network(3),
    true,
    { status: 'retrying', round: 3, delay: 12_000, attempt: 3 },
  ],
  ['the wait ends in a new attempt', retrying, { type: 'wait-over', attempt: 1 }, true, loading(2, 1)],
  ['the fourth failure tries the last good version', loading(4, 3), network(4), true, loading(5, 0, 'previous')],
  ['without one it has failed', loading(4, 3), network(4), false, failed],
  [
    'the last good version becomes ready',
    loading(5, 0, 'previous'),
    { type: 'loaded', attempt: 5 },
    true,
    { status: 'ready', source: 'previous', attempt: 5 },
  ],
  ['the last good version is tried once', loading(5, 0, 'previous'), network(5), true, { ...failed, attempt: 5 }],
  [
    'files that do not work are not tried again',
    loading(1),
    { type: 'failed', attempt: 1, reason: 'broken' },
    true,
    loading(2, 0, 'previous'),
  ],
  [
    'nor without a last good version',
    loading(1),
    { type: 'failed', attempt: 1, reason: 'broken' },
    false,
    { status: 'failed', reason: 'broken', attempt: 1 },
  ],
  [
    'after 120 s the message stands [SHELL-204]',
    slow,
    { type: 'failed', attempt: 1, reason: 'timeout' },
    true,
    { status: 'failed', reason: 'timeout', attempt: 1 },
  ],
  ['the retry starts afresh from failed', failed, { type: 'retry' }, true, loading(5)],
  ['from slow', slow, { type: 'retry' }, true, loading(2)],
  ['from retrying, without waiting', retrying, { type: 'retry' }, true, loading(2)],
  ['from ready, when the part throws', ready, { type: 'retry' }, true, loading(2)],
];

describe('load states of a part', () => {
  it.each(transitions)('%s', (_, state, event, hasPrevious, expected) => {
    expect(nextLoadState(state, event, hasPrevious)).toEqual(expected);
  });

  const results: LoadEvent[] = [
    { type: 'slow', attempt: 1 },
    { type: 'loaded', attempt: 1 },
    network(1),
    { type: 'wait-over', attempt: 1 },
  ];
  const states: LoadState[] = [
    initialLoadState,
    loading(2),
    { ...slow, attempt: 2 },
    { ...retrying, attempt: 2 },
    ready,
    failed,
  ];

  it.each(states.flatMap((state) => results.map((event) => [state.status, event.type, state, event] as const)))(
    '%s ignores %s of an earlier attempt',
    (_, __, state, event) => {
      expect(nextLoadState(state, event, true)).toBe(state);
    },
  );

  it.each([loading(1), slow, retrying, ready, failed])('does not start a part that is already started: %j', (state) => {
    expect(nextLoadState(state, { type: 'start' }, true)).toBe(state);
  });

  it('waits longer before every retry', () => {
    expect([...retryDelays]).toEqual([2_000, 5_000, 12_000]);
  });
});
