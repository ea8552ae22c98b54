import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { TurnQueue, type QueueCaller, type QueueLimits } from './turn-queue';
import type { Documents } from './documents';
import type { DocumentJob } from './sheets';

/**
 * A fast user opens a dozen documents at a time; requests for many queue behind requests for one. The thread
 * draws four at a time (`drawingLimits`).
 */
const drawingShares: QueueLimits = { running: 4, waiting: 60, waitingOfCompany: 32, waitingOfUser: 16 };

/** Cached files that are requested repeatedly: the rubrics of an exhibition take seconds. */
const maxCachedFiles = 8;
const keptBytes = 24 * 1_048_576;

/** A request for a document. */
export interface DrawingRequest {
  /** Created when it is its turn: a queued job must not hold the memory of a large sheet. */
  job: DocumentJob | (() => DocumentJob);
  /**
   * Identifies the content, for lazily created jobs: equal keys mean equal documents, and the finished file is cached
   * for the next request. Without it equal jobs are detected by content, and nothing is cached.
   */
  key?: string;
}

/** A document to draw and its file name. */
export interface Download extends DrawingRequest {
  fileName: string;
}

/** A drawing in progress with all its waiters. */
class Drawing {
  readonly chunks: Uint8Array[] = [];
  private readonly everybodyLeft = new AbortController();
  private waiting: (() => void)[] = [];
  private readers = 0;
  private state: 'open' | 'done' | { error: unknown } = 'open';

  /** Aborts when nobody waits any more. */
  get left(): AbortSignal {
    return this.everybodyLeft.signal;
  }

  join(left: AbortSignal): void {
    this.readers += 1;
    const leave = () => {
      this.readers -= 1;
      if (this.readers === 0) this.everybodyLeft.abort(left.reason);
    };
    left.addEventListener('abort', leave, { once: true });
  }

  push(chunk: Uint8Array): void {
    this.chunks.push(chunk);
    this.tellReaders();
  }

  end(): void {
    this.state = 'done';
    this.tellReaders();
  }

  fail(error: unknown): void {
    this.state = { error };
    this.tellReaders();
  }

  private change(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private tellReaders(): void {
    const told = this.waiting;
    this.waiting = [];
    for (const tell of told) tell();
  }

  /** Resolves with the first bytes. @throws whatever the drawing failed with before them */
  async begun(): Promise<void> {
    while (this.chunks.length === 0 && this.state === 'open') await this.change();
    if (typeof this.state === 'object') throw this.state.error;
  }

  async *read(): AsyncGenerator<Uint8Array> {
    for (let index = 0; ;) {
      const chunk = this.chunks[index];
      if (chunk) {
        index += 1;
        yield chunk;
      } else if (this.state === 'open') await this.change();
      else if (this.state === 'done') return;
      else throw this.state.error;
    }
  }
}

/**
 * Draws documents for API callers, with a share for every user and company: equal requests share one drawing, and
 * nobody can fill the whole queue.
 */
export class Drawings {
  private readonly queue: TurnQueue;
  private readonly open = new Map<string, Drawing>();
  private readonly kept = new Map<string, readonly Uint8Array[]>();

  constructor(
    private readonly documents: Pick<Documents, 'render'>,
    /** The company of a participation. */
    readonly companyOf: (participationId: number) => Promise<number>,
    shares: QueueLimits = drawingShares,
  ) {
    this.queue = new TurnQueue(shares);
  }

  /**
   * Resolves with the first bytes of a document.
   * @param left cancels the drawing if nobody else waits for it
   * @throws HttpError 429 if the caller, their company or all have too many queued
   */
  async draw(request: DrawingRequest, caller: QueueCaller, left: AbortSignal): Promise<Readable> {
    left.throwIfAborted();
    const key = request.key ?? contentsKey(request.job);
    const file = this.kept.get(key);
    if (file) return Readable.from(file);
    const known = this.open.get(key);
    const drawing = known && !known.left.aborted ? known : new Drawing();
    drawing.join(left);
    if (drawing !== known) {
      this.open.set(key, drawing);
      void this.perform(key, drawing, request, caller);
    }
    await drawing.begun();
    return Readable.from(drawing.read());
  }

  private async perform(key: string, drawing: Drawing, { job, key: isKept }: DrawingRequest, caller: QueueCaller) {
    try {
      await this.queue.run(caller, drawing.left, async () => {
        const stream = await this.documents.render(typeof job === 'function' ? job() : job);
        drawing.left.addEventListener('abort', () => stream.destroy(), { once: true });
        for await (const chunk of stream) drawing.push(chunk as Uint8Array);
      });
      if (isKept) this.keep(key, drawing.chunks);
      drawing.end();
    } catch (error) {
      drawing.fail(error);
    } finally {
      if (this.open.get(key) === drawing) this.open.delete(key);
    }
  }

  private keep(key: string, chunks: readonly Uint8Array[]): void {
    this.kept.set(key, chunks);
    const sizeOf = (file: readonly Uint8Array[]) => file.reduce((sum, { byteLength }) => sum + byteLength, 0);
    let bytes = [...this.kept.values()].reduce((sum, file) => sum + sizeOf(file), 0);
    for (const [oldest, file] of this.kept) {
      if (this.kept.size <= maxCachedFiles && bytes <= keptBytes) return;
      this.kept.delete(oldest);
      bytes -= sizeOf(file);
    }
  }
}

const contentsKey = (job: DrawingRequest['job']): string =>
  createHash('sha256')
    .update(JSON.stringify(typeof job === 'function' ? job() : job))
    .digest('base64');

declare module '../services' {
  interface Services {
    /** Documents for API callers, within their shares. */
    drawings: Drawings;
  }
}
