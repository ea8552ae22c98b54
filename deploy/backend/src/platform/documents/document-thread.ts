import type { Worker } from 'node:worker_threads';
import { HttpError } from '../http/http-error';
import { isUnreadableCode, UnreadableFile } from './unreadable-file';
import type { ThreadResponse, ThreadRequest, ThreadResult } from './thread-messages';
import { serverText } from '../texts/server-texts';

export interface DocumentLimits {
  /** Maximum number of parallel jobs per thread. */
  running: number;
  /** Maximum number of queued jobs; further ones are rejected. */
  waiting: number;
  /** Timeout of one job, after which its thread is terminated, because nothing else can stop it. */
  milliseconds?: number;
}

/** Callbacks of a job; nothing follows `onDone` or `onFailed`. */
export interface JobEvents {
  onChunk: (chunk: Uint8Array) => void;
  onDone: (result: ThreadResult) => void;
  onFailed: (error: Error) => void;
}

const tooBusy = () => new HttpError(429, serverText('files.tooManyPrepared'), { retryAfter: 60 });

const errorOf = ({ message, code }: { message: string; code?: string }): Error =>
  isUnreadableCode(code) ? new UnreadableFile(code) : new Error(message);

/** Whether Node reports that a thread has exceeded its `resourceLimits`. */
const isOutOfMemory = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A worker thread with a bounded queue; if the thread dies, its jobs fail and a new one replaces it. */
export class DocumentThread {
  private worker: Worker | null = null;
  private readonly jobs = new Map<number, JobEvents & { timer?: NodeJS.Timeout }>();
  private readonly queue: (() => void)[] = [];
  private running = 0;
  private lastId = 0;

  /**
   * @param start starts a thread with a memory limit
   * @param beyondLimits error of a job that exceeded the memory or time limit of its thread
   */
  constructor(
    private readonly start: () => Worker,
    private readonly limits: DocumentLimits,
    private readonly beyondLimits: () => Error,
  ) {}

  /** Number of running and queued jobs. */
  get load(): number {
    return this.running + this.queue.length;
  }

  /** Starts the thread before the first job, so that nobody waits for it. */
  warmUp(): void {
    this.thread();
  }

  /**
   * Passes a job to the thread when it is its turn.
   * @returns a function that cancels the job; no effect once it has ended
   * @throws HttpError 429 if the queue is full
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

  /** Terminates the thread if a job takes too long. */
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

  /** Passes the slot of a finished job to the next one. */
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
    worker.on('exit', () => this.lose(worker, new Error('A document thread has ended')));
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
    else job.onDone(answer.result);
  }

  /** Handles the loss of the thread: its jobs fail, the next one starts a new thread. */
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
