import { Readable } from 'node:stream';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { DocumentThread, type DocumentLimits } from './document-thread';
import { HttpError } from '../http/http-error';
import {
  UnreadablePackage,
  type CellMark,
  type PackageFile,
  type PackageOverview,
  type PackageSheet,
} from './package-file';
import type { FileSheet, SheetsRefusal } from './read-sheets';
import type { DocumentJob } from './sheets';
import type { ThreadRequest, ThreadResult } from './thread-messages';
import { serverText } from '../texts/server-texts';

/**
 * Memory limit of a thread: 500 passes, or the largest workbook that passes its checks, need less than half of it.
 * Exceeding it ends the thread rather than the process.
 */
const memory: ResourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Package files that are read in parallel, each in its own thread, so that one that crashes its thread affects no
 * other.
 */
const filesAtOnce = 2;

const drawingLimits: DocumentLimits = { running: 4, waiting: 60 };
const readingLimits: DocumentLimits = { running: 1, waiting: 30, milliseconds: 15_000 };

const tooMuchToDraw = () =>
  new HttpError(503, serverText('files.notPrepared'), { code: 'file_not_prepared', retryAfter: 60 });

/**
 * Draws PDF files in one worker thread and reads package files in others, each with a bounded queue and memory: a pack
 * of hundreds of passes takes seconds, and the check of a file must not wait for it.
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
    const tooComplex = () => new UnreadablePackage('file_too_complex');
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
   * Reads the rows of a package file.
   * @throws UnreadablePackage if the file is invalid, HttpError 429 if the queue is full
   */
  async readPackage(file: PackageFile): Promise<PackageSheet> {
    const { sheet } = await this.ask((id) => ({ id, task: 'read-package', file }));
    if (!sheet) throw new Error('The thread returned no rows of the package file');
    return sheet;
  }

  /**
   * Reads a package file with its sheets, before its list is located.
   * @throws UnreadablePackage if the file is invalid, HttpError 429 if the queue is full
   */
  async overviewOf(file: PackageFile): Promise<PackageOverview> {
    const { overview } = await this.ask((id) => ({ id, task: 'package-overview', file }));
    if (!overview) throw new Error('The thread returned no overview of the package file');
    return overview;
  }

  /**
   * Reads all sheets of a workbook, or all CSV files of an archive.
   * @throws UnreadablePackage `file_too_complex`, HttpError 429 if the queue is full
   */
  async readSheets(bytes: Uint8Array): Promise<FileSheet[] | SheetsRefusal> {
    const { sheets } = await this.ask((id) => ({ id, task: 'read-sheets', bytes }));
    if (!sheets) throw new Error('The thread returned no sheets');
    return sheets;
  }

  /**
   * Returns the package file as a workbook with some cells highlighted and explained.
   * @throws UnreadablePackage if the file is invalid, HttpError 429 if the queue is full
   */
  async markPackage(file: PackageFile, marks: CellMark[]): Promise<Uint8Array> {
    const { file: marked } = await this.ask((id) => ({ id, task: 'mark-package', file, marks }));
    if (!marked) throw new Error('The thread returned no marked file');
    return marked;
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
