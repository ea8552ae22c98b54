import type { Worker } from 'node:worker_threads';
import { HttpError } from '../http/http-error';
import { isUnreadableCode, UnreadablePackage } from './package-file';
import type { ThreadResponse, ThreadRequest, ThreadResult } from './thread-messages';
import { serverText } from '../texts/server-texts';

export interface DocumentLimits {
  /** Jobs that share a thread at a time. */
  running: number;
  /** Jobs that may wait for their turn; further ones are refused. */
  waiting: number;
  /** How long one job may take: after that the thread is ended with it, since nothing else stops its work. */
  milliseconds?: number;
}

/** What becomes of a job; after `onDone` or `onFailed` nothing more comes. */
export interface JobEvents {
  onChunk: (chunk: Uint8Array) => void;
  onDone: (result: ThreadResult) => void;
  onFailed: (error: Error) => void;
}

const tooBusy = () => new HttpError(429, serverText('files.tooManyPrepared'), { retryAfter: 60 });

const errorOf = ({ message, code }: { message: string; code?: string }): Error =>
  isUnreadableCode(code) ? new UnreadablePackage(code) : new Error(message);

/** How Node says that a thread has reached its `resourceLimits`. */
const isOutOfMemory = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** One worker thread with a bounded queue; a thread that dies fails its jobs and is replaced by the next one. */
export class DocumentThread {
  private worker: Worker | null = null;
  private readonly jobs = new Map<number, JobEvents & { timer?: NodeJS.Timeout }>();
  private readonly queue: (() => void)[] = [];
  private running = 0;
  private lastId = 0;

  /**
   * @param start starts a thread, with a limit of its memory
   * @param beyondLimits why a job fails that took the memory or the time of its thread
   */
  constructor(
    private readonly start: () => Worker,
    private readonly limits: DocumentLimits,
    private readonly beyondLimits: () => Error,
  ) {}

  /** Jobs that run or wait. */
  get load(): number {
    return this.running + this.queue.length;
  }

  /** Starts the thread ahead of the first job, so that nobody waits for it. */
  warmUp(): void {
    this.thread();
  }

  /**
   * Hands a job to the thread as soon as it is its turn.
   * @returns gives the job up when called; it does nothing once the job has ended
   * @throws HttpError 429 when too many wait already
   */
  async begin(request: (id: number) => ThreadRequest, events: JobEvents): Promise<() => void> {
    await this.turn();
    this.lastId += 1;
    const id = this.lastId;
    this.post(request(id));
    this.jobs.set(id, { ...events, ...this.timed(this.thread()) });
    return () => {
      if (this.jobs.has(id)) this.post({ id, task: 'cancel' });
    };
  }

  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  /** Ends the thread when a job takes too long. */
  private timed(worker: Worker): { timer?: NodeJS.Timeout } {
    const { milliseconds } = this.limits;
    if (milliseconds === undefined) return {};
    const end = () => {
      this.lose(worker, this.beyondLimits());
      void worker.terminate();
    };
    return { timer: setTimeout(end, milliseconds).unref() };
  }

  private async turn(): Promise<void> {
    if (this.running < this.limits.running) {
      this.running += 1;
      return;
    }
    if (this.queue.length >= this.limits.waiting) throw tooBusy();
    await new Promise<void>((resolve) => this.queue.push(resolve));
  }

  /** Hands the place of a finished job to the next one. */
  private leave(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.running -= 1;
  }

  private post(request: ThreadRequest): void {
    this.thread().postMessage(request);
  }

  private thread(): Worker {
    if (this.worker) return this.worker;
    const worker = this.start();
    worker.on('message', (answer: ThreadResponse) => this.receive(answer));
    worker.on('error', (error) => {
      if (isOutOfMemory(error)) this.lose(worker, this.beyondLimits());
      else this.lose(worker, error instanceof Error ? error : new Error(String(error)));
    });
    worker.on('exit', () => this.lose(worker, new Error('A thread of the documents has ended')));
    // an idle thread must not keep the process alive
    worker.unref();
    this.worker = worker;
    return worker;
  }

  private receive(answer: ThreadResponse): void {
    const job = this.jobs.get(answer.id);
    if (!job) return;
    if ('chunk' in answer) {
      job.onChunk(answer.chunk);
      return;
    }
    this.jobs.delete(answer.id);
    clearTimeout(job.timer);
    this.leave();
    if ('failed' in answer) job.onFailed(errorOf(answer.failed));
    else job.onDone(answer);
  }

  /** The thread is gone: its jobs fail, the next one starts a new thread. */
  private lose(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    const lost = [...this.jobs.values()];
    this.jobs.clear();
    for (const job of lost) {
      clearTimeout(job.timer);
      this.leave();
      job.onFailed(error);
    }
  }
}
