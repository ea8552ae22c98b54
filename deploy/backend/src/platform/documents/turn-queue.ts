import { HttpError } from '../http/http-error';
import { serverText } from '../texts/server-texts';

/** Who waits: shares are per user and per company (PASS-321). */
export interface QueueCaller {
  userId: number;
  companyId: number;
  /** The caller's own name of this call, by which its place is asked for; null: nobody asks. */
  ticket: string | null;
}

export interface QueueLimits {
  /** Calls that run at a time. */
  running: number;
  /** Calls that wait in all, per company and per user; the next one is refused. */
  waiting: number;
  waitingOfCompany: number;
  waitingOfUser: number;
}

/**
 * Package files. With five seconds for one (`packageLimits`) the last that waits does so for less than the minute after which a
 * browser gives up.
 */
export const importLimits: QueueLimits = { running: 2, waiting: 20, waitingOfCompany: 8, waitingOfUser: 4 };

/** PDF files of all passes; one is done when its reader has it, however slowly he reads. */
export const packLimits: QueueLimits = { running: 4, waiting: 20, waitingOfCompany: 4, waitingOfUser: 2 };

const tooMany = () =>
  new HttpError(429, serverText('files.tooManyPrepared'), { code: 'too_many_files', retryAfter: 60 });

interface Entry extends QueueCaller {
  /** Files of the company that were before it when it came: who brings many waits behind who brings one. */
  round: number;
  begin: () => void;
}

/** Heavy calls of this process: a few run, the others wait in an order that no company can take for itself. */
export class TurnQueue {
  private readonly running = new Set<Entry>();
  /** In the order of their turns. */
  private waiting: Entry[] = [];

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Does a work when it is its turn.
   * @param left ends the waiting when the caller has gone
   * @throws HttpError 429 when too many wait already, the reason of `left` when the caller has gone
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
   * @returns ends the turn; to be called once the work is over, however it went
   */
  async enter(caller: QueueCaller, left: AbortSignal): Promise<() => void> {
    const entry = await this.turn(caller, left);
    return () => {
      this.running.delete(entry);
      this.beginNext();
    };
  }

  /** The place of a call among those that wait, from 1; 0 when it does not wait. */
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

  /** One file of a user runs at a time. */
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
