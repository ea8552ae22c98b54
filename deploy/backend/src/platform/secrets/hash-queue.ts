import { HttpError } from '../http/http-error';
import { serverText } from '../texts/server-texts';

export interface HashQueueLimits {
  /** Maximum number of parallel tasks. */
  atOnce: number;
  /** Maximum number of queued tasks. */
  waiting: number;
  /** Maximum number of queued tasks per caller, so that one cannot fill the queue. */
  waitingPerCaller: number;
}

interface Waiting {
  caller: string;
  start: () => void;
}

const busy = () => new HttpError(503, serverText('auth.busy'), { code: 'busy', retryAfter: 2 });

/** Runs expensive tasks a few at a time in order of arrival, with a bounded queue. */
export class HashQueue {
  private running = 0;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly limits: HashQueueLimits) {}

  /** @throws HttpError 503 `busy` if the queue is full, in total or for this caller */
  async run<Result>(caller: string, task: () => Promise<Result>): Promise<Result> {
    await this.turnOf(caller);
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      // the slot passes to the next one without being free in between
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
