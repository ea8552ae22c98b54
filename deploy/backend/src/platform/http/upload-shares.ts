import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network-of';
import type { App } from './app.types';
import { HttpError } from './http-error';
import { serverText } from '../texts/server-texts';

/** Limits in bytes of open uploads, from their first byte to the end of their response. */
export interface UploadLimits {
  user: number;
  network: number;
  process: number;
}

const megabyte = 1_048_576;

/** Far above what a screen sends at a time; a single upload may exceed the share of its user. */
const uploadLimits: UploadLimits = { user: 32 * megabyte, network: 64 * megabyte, process: 256 * megabyte };

/** Counted for an upload without a declared length, and the maximum for any: a message with ten full files. */
const unannounced = 16 * megabyte;
const most = 110 * megabyte;

export interface UploadCaller {
  /** Null: nobody is signed in. */
  userId: number | null;
  network: string;
}

const tooMany = () =>
  new HttpError(429, serverText('files.tooManyUploads'), { code: 'too_many_uploads', retryAfter: 10 });

/** Uploads held in the memory of this process: nobody can use all of it with many parallel ones. */
export class UploadShares {
  private readonly open = new Set<UploadCaller & { bytes: number }>();

  constructor(private readonly limits: UploadLimits) {}

  /**
   * Counts an upload by its bytes.
   * @returns a function that ends it
   * @throws HttpError 429 `too_many_uploads`
   */
  enter(caller: UploadCaller, bytes: number): () => void {
    const { userId, network } = caller;
    this.requireRoom(bytes, this.limits.process, () => true);
    this.requireRoom(bytes, this.limits.network, (one) => one.network === network);
    if (userId !== null) this.requireRoom(bytes, this.limits.user, (one) => one.userId === userId);
    const entry = { ...caller, bytes };
    this.open.add(entry);
    return () => void this.open.delete(entry);
  }

  /** A single upload is admitted whatever its size: its own limits apply. */
  private requireRoom(bytes: number, limit: number, isOfShare: (one: UploadCaller) => boolean): void {
    const held = [...this.open].filter(isOfShare).reduce((sum, one) => sum + one.bytes, 0);
    if (held > 0 && held + bytes > limit) throw tooMany();
  }
}

/** Bytes declared by a multipart body. */
const announcedBytes = (request: FastifyRequest): number => {
  const length = Number(request.headers['content-length']);
  return Number.isFinite(length) ? Math.min(length, most) : unannounced;
};

/** Limits the uploads of all routes before any byte is buffered. */
export const limitUploads = (app: App, limits: UploadLimits = uploadLimits): void => {
  const shares = new UploadShares(limits);
  app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.isMultipart()) return;
    const caller = { userId: (request.session ?? request.apiKey)?.user.id ?? null, network: networkOf(request.ip) };
    reply.raw.once('close', shares.enter(caller, announcedBytes(request)));
  });
};
