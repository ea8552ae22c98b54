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
import type { DocumentJob } from './sheets';
import type { ThreadRequest, ThreadResult } from './thread-messages';
import { serverText } from '../texts/server-texts';

/**
 * Memory of a thread: 500 passes, or the fullest workbook that passes its checks, stay below half of it. Whatever takes more ends
 * its thread instead of the process (PASS-320).
 */
const memory: ResourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Package files that are read at a time, each in a thread of its own: one that ends its thread ends no other. */
const filesAtOnce = 2;

const drawingLimits: DocumentLimits = { running: 4, waiting: 60 };
const readingLimits: DocumentLimits = { running: 1, waiting: 30, milliseconds: 15_000 };

const tooMuchToDraw = () =>
  new HttpError(503, serverText('files.notPrepared'), { code: 'file_not_prepared', retryAfter: 60 });

/**
 * Draws PDF files in one worker thread and reads package files in others, each with a bounded queue and bounded memory: a pack of
 * hundreds of passes takes seconds, the check of a file must not wait for it.
 */
export class Documents {
  private readonly drawing: DocumentThread;
  private readonly reading: readonly DocumentThread[];

  /** @param start starts a thread with so much memory; tests start it from the sources */
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

  /** Starts the threads ahead of the first file, so that nobody waits for them. */
  warmUp(): void {
    this.drawing.warmUp();
    this.reading[0]?.warmUp();
  }

  /**
   * Draws a document; resolves with its first bytes. Destroying the stream ends the work.
   * @throws HttpError 429 when too many files wait already
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
   * @throws UnreadablePackage when the file is none, HttpError 429 when too many wait already
   */
  async readPackage(file: PackageFile): Promise<PackageSheet> {
    const { sheet } = await this.ask((id) => ({ id, task: 'read-package', file }));
    if (!sheet) throw new Error('A package file without an answer');
    return sheet;
  }

  /**
   * A package file with its sheets, before anybody says where its list is (PASS-332).
   * @throws UnreadablePackage when the file is none, HttpError 429 when too many wait already
   */
  async overviewOf(file: PackageFile): Promise<PackageOverview> {
    const { overview } = await this.ask((id) => ({ id, task: 'package-overview', file }));
    if (!overview) throw new Error('A package file without an answer');
    return overview;
  }

  /**
   * The same package file as a workbook with some of its cells painted and explained (PASS-302).
   * @throws UnreadablePackage when the file is none, HttpError 429 when too many wait already
   */
  async markPackage(file: PackageFile, marks: CellMark[]): Promise<Uint8Array> {
    const { file: marked } = await this.ask((id) => ({ id, task: 'mark-package', file, marks }));
    if (!marked) throw new Error('A marked file without an answer');
    return marked;
  }

  /** Ends the threads; files that are being made fail. */
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
