import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { DocumentThread, type DocumentLimits } from './document-thread';
import type { CellMark, PackageFile, PackageSheet } from './package-file';
import type { DocumentJob } from './sheets';
import type { ThreadRequest, ThreadResult } from './thread-messages';

/**
 * Draws PDF files in one worker thread and reads package files in another, each with a bounded queue: a pack of hundreds of
 * passes takes seconds, the check of a file must not wait for it.
 */
export class Documents {
  private readonly drawing: DocumentThread;
  private readonly reading: DocumentThread;

  /** @param start starts a thread; tests start it from the sources */
  constructor(
    start: () => Worker = () => new Worker(new URL('./documents.worker.js', import.meta.url)),
    limits: DocumentLimits = { running: 4, waiting: 60 },
  ) {
    this.drawing = new DocumentThread(start, limits);
    this.reading = new DocumentThread(start, limits);
  }

  /** Starts the threads ahead of the first file, so that nobody waits for them. */
  warmUp(): void {
    this.drawing.warmUp();
    this.reading.warmUp();
  }

  /**
   * Draws a document; resolves with its first bytes. Destroying the stream ends the work.
   * @throws Failure 429 when too many files wait already
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

  /** Ends the threads; files that are being made fail. */
  async close(): Promise<void> {
    await Promise.all([this.drawing.close(), this.reading.close()]);
  }

  private ask(request: (id: number) => ThreadRequest): Promise<ThreadResult> {
    return new Promise((resolve, reject) => {
      this.reading.begin(request, { onChunk: () => {}, onDone: resolve, onFailed: reject }).catch(reject);
    });
  }
}
