import { Readable } from 'node:stream';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { DocumentThread, type DocumentLimits } from './document-thread';
import { HttpError } from '../http/http-error';
import { UnreadableFile } from './unreadable-file';
import type { DocumentJob } from './sheets';
import type { ReadingKind, Readings, ThreadRequest, ThreadResult } from './thread-messages';
import { serverText } from '../texts/server-texts';

/**
 * Memory limit of a thread: 500 pages, or the largest workbook that passes its checks, need less than half of it.
 * Exceeding it ends the thread rather than the process.
 */
const memory: ResourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Files that are read in parallel, each in its own thread, so that one that crashes its thread affects no other. */
const filesAtOnce = 2;

const drawingLimits: DocumentLimits = { running: 4, waiting: 60 };
const readingLimits: DocumentLimits = { running: 1, waiting: 30, milliseconds: 15_000 };

const tooMuchToDraw = () =>
  new HttpError(503, serverText('files.notPrepared'), { code: 'file_not_prepared', retryAfter: 60 });

/**
 * Draws PDF files in one worker thread and reads uploaded files in others, each with a bounded queue and memory: a pack
 * of hundreds of pages takes seconds, and the check of a file must not wait for it.
 */
export class Documents {
  private readonly drawing: DocumentThread;
  private readonly reading: readonly DocumentThread[];

  /** @param start starts a thread with a memory limit; tests start it from the sources */
  constructor(
    start: (resourceLimits: ResourceLimits) => Worker = (resourceLimits) =>
      new Worker(new URL('./documents.worker.js', import.meta.url), { resourceLimits }),
    limits: { drawing?: DocumentLimits; reading?: DocumentLimits; memory?: ResourceLimits } = {},
  ) {
    const startThread = () => start(limits.memory ?? memory);
    const tooComplex = () => new UnreadableFile('file_too_complex');
    this.drawing = new DocumentThread(startThread, limits.drawing ?? drawingLimits, tooMuchToDraw);
    this.reading = Array.from(
      { length: filesAtOnce },
      () => new DocumentThread(startThread, limits.reading ?? readingLimits, tooComplex),
    );
  }

  /** Starts the threads before the first file, so that nobody waits for them. */
  warmUp(): void {
    this.drawing.warmUp();
    this.reading[0]?.warmUp();
  }

  /**
   * Draws a document; resolves with its first bytes. Destroying the stream cancels the work.
   * @throws HttpError 429 if the queue is full
   */
  async render(job: DocumentJob): Promise<Readable> {
    return new Promise<Readable>((resolve, reject) => {
      let giveUp: () => void = () => {};
      const stream = new Readable({
        read: () => {},
        destroy: (error, callback) => {
          giveUp();
          callback(error);
        },
      });
      let hasBegun = false;
      this.drawing
        .begin((id) => ({ id, task: 'render', job }), {
          onChunk: (chunk) => {
            if (!stream.destroyed) stream.push(chunk);
            if (!hasBegun) resolve(stream);
            hasBegun = true;
          },
          onDone: () => stream.push(null),
          onFailed: (error) => (hasBegun ? stream.destroy(error) : reject(error)),
        })
        .then((cancel) => (giveUp = cancel), reject);
    });
  }

  /**
   * Reads a file.
   * @throws UnreadableFile if it is invalid or takes too much to read, HttpError 429 if the queue is full
   */
  async read<Kind extends ReadingKind>(kind: Kind, of: Readings[Kind]['of']): Promise<Readings[Kind]['result']> {
    const result = await this.ask((id) => ({ id, task: 'read', kind, of }));
    if (result === null) throw new Error(`The thread returned no result of the reading "${kind}"`);
    return result as Readings[Kind]['result'];
  }

  /** Ends the threads; files in progress fail. */
  async close(): Promise<void> {
    await Promise.all([this.drawing, ...this.reading].map((thread) => thread.close()));
  }

  private ask(request: (id: number) => ThreadRequest): Promise<ThreadResult> {
    const thread = this.reading.reduce((least, one) => (one.load < least.load ? one : least));
    return new Promise((resolve, reject) => {
      thread.begin(request, { onChunk: () => {}, onDone: resolve, onFailed: reject }).catch(reject);
    });
  }
}

declare module '../services' {
  interface Services {
    documents: Documents;
  }
}
