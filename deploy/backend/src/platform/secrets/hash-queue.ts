import { HttpError } from '../http/http-error';
import { serverText } from '../texts/server-texts';

export interface HashQueueLimits {
  /** How many tasks run at the same time. */
  atOnce: number;
  /** How many wait at most. */
  waiting: number;
  /** How many of one caller wait at most, so that one cannot fill the queue for all. */
  waitingPerCaller: number;
}

interface Waiting {
  caller: string;
  start: () => void;
}

const busy = () => new HttpError(503, serverText('auth.busy'), { code: 'busy', retryAfter: 2 });

/** Runs expensive tasks a few at a time in the order of their arrival and refuses what would wait too long (SHELL-323). */
export class HashQueue {
  private running = 0;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly limits: HashQueueLimits) {}

  /** @throws HttpError 503 `busy` when too many wait already, in all or of this caller */
  async run<Result>(caller: string, task: () => Promise<Result>): Promise<Result> {
    await this.turnOf(caller);
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      // the place goes over to the next one without being free in between
      if (next) next.start();
      else this.running -= 1;
    }
  }

  private turnOf(caller: string): Promise<void> {
    const { atOnce, waiting, waitingPerCaller } = this.limits;
    if (this.running < atOnce) {
      this.running += 1;
      return Promise.resolve();
    }
    const own = this.waiting.filter((one) => one.caller === caller).length;
    if (this.waiting.length >= waiting || own >= waitingPerCaller) return Promise.reject(busy());
    return new Promise((start) => this.waiting.push({ caller, start }));
  }
}
