import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { Failure } from '../http/failure';
import { UnreadablePackage, type CellMark, type PackageFile, type PackageSheet } from './package-file';
import type { DocumentJob } from './sheets';
import type { ThreadAnswer, ThreadRequest, ThreadResult } from './thread-messages';

export interface DocumentLimits {
  /** Jobs that share the thread at a time. */
  running: number;
  /** Jobs that may wait for their turn; further ones are refused. */
  waiting: number;
}

interface Job {
  onChunk: (chunk: Uint8Array) => void;
  onDone: (result: ThreadResult) => void;
  onFailed: (error: Error) => void;
}

const tooBusy = () =>
  new Failure(
    429,
    {
      en: 'Too many files are being prepared. Try again in a minute',
      ru: 'Сейчас готовится слишком много файлов. Повторите попытку через минуту',
    },
    { retryAfter: 60 },
  );

const errorOf = ({ message, code }: { message: string; code?: string }): Error =>
  code === 'blank_invalid' || code === 'upload_failed' ? new UnreadablePackage(code) : new Error(message);

/** Draws PDF files and reads package files in one worker thread with a bounded queue. */
export class Documents {
  private worker: Worker | null = null;
  private readonly jobs = new Map<number, Job>();
  private readonly queue: (() => void)[] = [];
  private running = 0;
  private lastId = 0;

  /** @param start starts the thread; tests start it from the sources */
  constructor(
    private readonly start: () => Worker = () => new Worker(new URL('./documents.worker.js', import.meta.url)),
    private readonly limits: DocumentLimits = { running: 4, waiting: 60 },
  ) {}

  /** Starts the thread ahead of the first file, so that nobody waits for it. */
  warmUp(): void {
    this.thread();
  }

  /**
   * Draws a document; resolves with its first bytes. Destroying the stream ends the work.
   * @throws Failure 429 when too many files wait already
   */
  async render(job: DocumentJob): Promise<Readable> {
    await this.turn();
    const id = this.nextId();
    return new Promise<Readable>((resolve, reject) => {
      const stream = new Readable({
        read: () => {},
        destroy: (error, callback) => {
          if (this.jobs.has(id)) this.post({ id, task: 'cancel' });
          callback(error);
        },
      });
      let hasBegun = false;
      this.jobs.set(id, {
        onChunk: (chunk) => {
          if (!stream.destroyed) stream.push(chunk);
          if (!hasBegun) resolve(stream);
          hasBegun = true;
        },
        onDone: () => stream.push(null),
        onFailed: (error) => (hasBegun ? stream.destroy(error) : reject(error)),
      });
      this.post({ id, task: 'render', job });
    });
  }

  /**
   * Reads the rows of a package file.
   * @throws UnreadablePackage when the file is none, Failure 429 when too many wait already
   */
  async readPackage(file: PackageFile): Promise<PackageSheet> {
    const { sheet } = await this.ask((id) => ({ id, task: 'read-package', file }));
    if (!sheet) throw new Error('A package file without an answer');
    return sheet;
  }

  /**
   * The same package file as a workbook with some of its cells painted and explained (PASS-302).
   * @throws UnreadablePackage when the file is none, Failure 429 when too many wait already
   */
  async markPackage(file: PackageFile, marks: CellMark[]): Promise<Uint8Array> {
    const { file: marked } = await this.ask((id) => ({ id, task: 'mark-package', file, marks }));
    if (!marked) throw new Error('A marked file without an answer');
    return marked;
  }

  /** Ends the thread; files that are being made fail. */
  async close(): Promise<void> {
    await this.worker?.terminate();
  }

  private async ask(request: (id: number) => ThreadRequest): Promise<ThreadResult> {
    await this.turn();
    const id = this.nextId();
    return new Promise((resolve, reject) => {
      this.jobs.set(id, { onChunk: () => {}, onDone: resolve, onFailed: reject });
      this.post(request(id));
    });
  }

  private nextId(): number {
    this.lastId += 1;
    return this.lastId;
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
    worker.on('message', (answer: ThreadAnswer) => this.receive(answer));
    worker.on('error', (error) => this.lose(worker, error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.lose(worker, new Error('The thread of the documents has ended')));
    // an idle thread must not keep the process alive
    worker.unref();
    this.worker = worker;
    return worker;
  }

  private receive(answer: ThreadAnswer): void {
    const job = this.jobs.get(answer.id);
    if (!job) return;
    if ('chunk' in answer) {
      job.onChunk(answer.chunk);
      return;
    }
    this.jobs.delete(answer.id);
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
      this.leave();
      job.onFailed(error);
    }
  }
}
