/** One event as it came over the socket: the number of the event in its channel is the key `seq` of the data. */
export interface LiveEvent {
  event: string;
  data: Record<string, unknown>;
}

/** Answer of GET broadcasting/missed. */
export interface MissedEvents {
  last: number;
  is_complete: boolean;
  events: ({ seq: number } & LiveEvent)[];
}

/** The position of the tab in a channel. */
export type Position = { after: number } | { since: string };

export interface ChannelFeedOptions {
  /** Requests missed events; null if this is refused permanently. @throws if the request failed this time */
  fetchMissed: (position: Position) => Promise<MissedEvents | null>;
  /** Plays an event; every event once, in the order of the numbers. */
  play: (event: LiveEvent) => void;
  /** Something happened that cannot be played, so the data of the channel must be refetched. */
  reload: () => void;
  /** Since when the data of this page may be older than the channel: an ISO instant. */
  since: () => string;
}

/**
 * Tells who is editing; it changes no data. One that was missed before the first join is no reason to refetch, and every page misses
 * the event of its own call.
 */
const isPassing = (event: string): boolean => event.endsWith('.editing');

/** Milliseconds that a missing number is waited for: events of several processes overtake each other now and then. */
const gapWait = 300;
/** Milliseconds before the next try when the question failed; the last one goes on for ever. */
const retryDelays = [2_000, 5_000, 15_000, 60_000];

/**
 * Events of one channel, each exactly once and in the order of their numbers, whatever the socket loses, repeats or
 * mixes up. The last number is kept for the life of the feed, so it outlives lost connections and visits to
 * other participations.
 */
export class ChannelFeed {
  private last: number | null = null;
  private readonly held = new Map<number, LiveEvent>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOpen = false;
  private isAsking = false;
  private isAskedAgain = false;
  private failures = 0;

  constructor(private readonly options: ChannelFeedOptions) {}

  /** The channel is joined, for the first time or again: missed events are requested. */
  joined(): void {
    this.isOpen = true;
    this.failures = 0;
    this.catchUp();
  }

  /** The channel is left or its connection closed: nothing is requested or played afterwards. */
  left(): void {
    this.isOpen = false;
    clearTimeout(this.timer);
    this.held.clear();
  }

  receive(event: string, data: Record<string, unknown>): void {
    const { seq, ...content } = data;
    // an event of a publisher that gives no numbers
    if (typeof seq !== 'number') return this.options.play({ event, data });
    if (this.last !== null && seq <= this.last) return undefined;
    this.held.set(seq, { event, data: content });
    if (this.last === null) return undefined;
    this.playHeld();
    if (this.held.size > 0) this.askIn(gapWait);
    return undefined;
  }

  private playHeld(): void {
    for (;;) {
      const next = (this.last ?? 0) + 1;
      const event = this.held.get(next);
      if (!event) return;
      this.held.delete(next);
      this.last = next;
      this.options.play(event);
    }
  }

  private askIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.held.size > 0 || this.failures > 0) this.catchUp();
    }, milliseconds);
  }

  private catchUp(): void {
    clearTimeout(this.timer);
    if (this.isAsking) {
      this.isAskedAgain = true;
      return;
    }
    this.isAsking = true;
    this.ask()
      .then(
        () => (this.failures = 0),
        () => {
          const delay = retryDelays[Math.min(this.failures, retryDelays.length - 1)] ?? 0;
          this.failures += 1;
          if (this.isOpen) this.askIn(delay);
        },
      )
      .finally(() => {
        this.isAsking = false;
        if (!this.isAskedAgain || !this.isOpen) return;
        this.isAskedAgain = false;
        this.catchUp();
      });
  }

  private async ask(): Promise<void> {
    const { fetchMissed, since, reload } = this.options;
    const missed = await fetchMissed(this.last === null ? { since: since() } : { after: this.last });
    if (!this.isOpen) return;
    // what the data answers now says why
    if (!missed) return reload();
    const isFirst = this.last === null;
    if (isFirst || !missed.is_complete) {
      this.last = missed.last;
      if (!missed.is_complete || missed.events.some(({ event }) => !isPassing(event))) reload();
    } else {
      for (const { seq, event, data } of missed.events) this.held.set(seq, { event, data });
    }
    for (const seq of this.held.keys()) if (seq <= (this.last ?? 0)) this.held.delete(seq);
    this.playHeld();
    if (this.held.size > 0) this.askIn(gapWait);
  }
}
