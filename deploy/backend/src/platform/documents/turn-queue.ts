import { HttpError } from '../http/http-error';
import { serverText } from '../texts/server-texts';

/** A waiting caller: shares are per user and per company. */
export interface QueueCaller {
  userId: number;
  companyId: number;
  /** The caller's id of this call, by which its position is requested; null: nobody asks. */
  ticket: string | null;
}

export interface QueueLimits {
  /** Maximum number of parallel calls. */
  running: number;
  /** Maximum number of waiting calls in total, per company and per user; the next one is rejected. */
  waiting: number;
  waitingOfCompany: number;
  waitingOfUser: number;
}

const tooMany = () =>
  new HttpError(429, serverText('files.tooManyPrepared'), { code: 'too_many_files', retryAfter: 60 });

interface Entry extends QueueCaller {
  /** Files of the company that were queued before it: callers with many wait behind those with one. */
  round: number;
  begin: () => void;
}

/** Heavy calls of this process: a few run, the others wait in an order that no company can monopolise. */
export class TurnQueue {
  private readonly running = new Set<Entry>();
  /** In queue order. */
  private waiting: Entry[] = [];

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Runs a job when it is its turn.
   * @param left cancels the wait when the caller has disconnected
   * @throws HttpError 429 if too many wait already, the reason of `left` if the caller has disconnected
   */
  async run<Result>(caller: QueueCaller, left: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const release = await this.enter(caller, left);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Waits for the turn of a call, as `run` does.
   * @returns a function that ends the turn; call it once the job is over, whatever its result
   */
  async enter(caller: QueueCaller, left: AbortSignal): Promise<() => void> {
    const entry = await this.turn(caller, left);
    return () => {
      this.running.delete(entry);
      this.beginNext();
    };
  }

  /** The position of a waiting call, from 1; 0 if it is not waiting. */
  placeOf(userId: number, ticket: string): number {
    return 1 + this.waiting.findIndex((entry) => entry.userId === userId && entry.ticket === ticket);
  }

  private turn(caller: QueueCaller, left: AbortSignal): Promise<Entry> {
    left.throwIfAborted();
    const all = [...this.running, ...this.waiting];
    const round = all.filter(({ companyId }) => companyId === caller.companyId).length;
    return new Promise<Entry>((resolve, reject) => {
      const leave = () => {
        this.waiting = this.waiting.filter((one) => one !== entry);
        reject(left.reason as Error);
      };
      const begin = () => {
        left.removeEventListener('abort', leave);
        this.running.add(entry);
        resolve(entry);
      };
      const entry: Entry = { ...caller, round, begin };
      if (this.mayBegin(entry) && this.running.size < this.limits.running) return begin();
      this.requireRoom(caller);
      const index = this.waiting.findIndex((one) => one.round > round);
      this.waiting.splice(index < 0 ? this.waiting.length : index, 0, entry);
      left.addEventListener('abort', leave, { once: true });
    });
  }

  private requireRoom({ userId, companyId }: QueueCaller): void {
    const ofUser = this.waiting.filter((one) => one.userId === userId).length;
    const ofCompany = this.waiting.filter((one) => one.companyId === companyId).length;
    const { waiting, waitingOfCompany, waitingOfUser } = this.limits;
    if (this.waiting.length >= waiting || ofCompany >= waitingOfCompany || ofUser >= waitingOfUser) throw tooMany();
  }

  /** Only one file per user runs at a time. */
  private mayBegin({ userId }: Entry): boolean {
    return ![...this.running].some((one) => one.userId === userId);
  }

  private beginNext(): void {
    while (this.running.size < this.limits.running) {
      const isOfOthers = ({ companyId }: Entry) => ![...this.running].some((one) => one.companyId === companyId);
      const ready = this.waiting.filter((entry) => this.mayBegin(entry));
      const next = ready.find(isOfOthers) ?? ready[0];
      if (!next) return;
      this.waiting = this.waiting.filter((one) => one !== next);
      next.begin();
    }
  }
}
