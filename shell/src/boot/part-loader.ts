import {
  initialLoadState,
  loadTimeout,
  nextLoadState,
  slowAfter,
  type LoadEvent,
  type LoadFailure,
  type LoadSource,
  type LoadState,
} from './load-state.model';

/** The state of a part as a screen sees it. */
export interface PartView<Part> {
  /**
   * `absent`: no live remote offers it. `loading`, `slow` (5 s and more) and `retrying` (the network failed, the next
   * attempt starts automatically) show the skeleton or spinner, the last two with a retry button. `failed` shows the
   * fallback with a retry button.
   */
  state: 'absent' | 'loading' | 'slow' | 'retrying' | 'ready' | 'failed';
  /** The part when the state is `ready`. */
  part: Part | null;
  /** Loads the part again from the newest release, with new requests. Works in every state. */
  retry: () => void;
  /** Increases with every load; use it as the React key of anything that must not survive a failed load. */
  attempt: number;
}

/**
 * What a load must fetch again. `none`: nothing. `release`: the user pressed retry, so fetch the newest release first.
 * `files`: the loaded files do not work, so request and run them again.
 */
export type Freshness = 'none' | 'release' | 'files';

/** The effects of `PartLoader`; the states are in `load-state.model.ts`. */
export interface PartEffects<Part> {
  load: (source: LoadSource, freshness: Freshness) => Promise<Part>;
  hasPrevious: () => boolean;
  /** Abandons pending requests. */
  cancel: () => void;
  report: (failure: { reason: LoadFailure; error: unknown }) => void;
}

/** The entry of a remote did not arrive: no connection, no answer or a wrong hash. */
export class EntryLoadError extends Error {
  constructor(readonly url: string) {
    super(`${url} could not be loaded`);
    this.name = 'EntryLoadError';
  }
}

/**
 * Derives the load failure from the thrown error. webpack calls all its failures `ChunkLoadError`, including those of
 * styles.
 */
const failureOf = (error: unknown): LoadFailure => {
  if (error instanceof EntryLoadError) return 'network';
  if (error instanceof Error && error.name === 'ChunkLoadError') {
    return (error as Error & { type?: string }).type === 'timeout' ? 'timeout' : 'network';
  }
  return 'broken';
};

/** Loads one part of a remote and notifies its listeners. One per part, for the life of the page. */
export class PartLoader<Part> {
  private state: LoadState = initialLoadState;
  private freshness: Freshness = 'none';
  private timers: ReturnType<typeof setTimeout>[] = [];
  private readonly listeners = new Set<() => void>();
  private current: PartView<Part>;

  constructor(private readonly effects: PartEffects<Part>) {
    this.current = { state: 'loading', part: null, retry: this.retry, attempt: 0 };
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly view = (): PartView<Part> => this.current;

  /** Starts the load unless it has already started. */
  readonly start = (): void => this.dispatch({ type: 'start' });

  /** Prefetches the code. Ignores failures: the real load reports them. */
  readonly fetch = (): Promise<unknown> => this.effects.load('live', 'none').catch(() => undefined);

  readonly retry = (): void => {
    const { status } = this.state;
    if (status === 'loading' || status === 'slow') this.effects.cancel();
    // the retry of a ready part comes from its error boundary
    const isBroken = status === 'ready' || (this.state.status === 'failed' && this.state.reason === 'broken');
    this.freshness = isBroken ? 'files' : 'release';
    this.dispatch({ type: 'retry' });
  };

  private dispatch(event: LoadEvent, part: Part | null = null): void {
    const next = nextLoadState(this.state, event, this.effects.hasPrevious());
    if (next === this.state) return;
    const isNewAttempt = next.status === 'loading' && next.attempt !== this.state.attempt;
    this.state = next;
    const { status, attempt } = next;
    this.current = { state: status === 'idle' ? 'loading' : status, part, retry: this.retry, attempt };
    if (status !== 'slow') this.stopTimers();
    if (isNewAttempt) this.load(next);
    if (status === 'retrying') this.after(next.delay, { type: 'wait-over', attempt });
    for (const listener of this.listeners) listener();
  }

  private load({ source, attempt }: Extract<LoadState, { status: 'loading' | 'slow' }>): void {
    const { freshness } = this;
    this.freshness = 'none';
    this.after(slowAfter, { type: 'slow', attempt });
    this.timers.push(
      setTimeout(() => {
        this.effects.cancel();
        this.fail(attempt, 'timeout', new Error('No answer in time'));
      }, loadTimeout),
    );
    this.effects.load(source, freshness).then(
      (part) => this.dispatch({ type: 'loaded', attempt }, part),
      (error: unknown) => this.fail(attempt, failureOf(error), error),
    );
  }

  private fail(attempt: number, reason: LoadFailure, error: unknown): void {
    if (attempt === this.state.attempt) this.effects.report({ reason, error });
    this.dispatch({ type: 'failed', attempt, reason });
  }

  private after(delay: number, event: LoadEvent): void {
    this.timers.push(setTimeout(() => this.dispatch(event), delay));
  }

  private stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}
