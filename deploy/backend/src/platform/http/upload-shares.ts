import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './network-of';
import type { App } from './app.types';
import { HttpError } from './http-error';
import { serverText } from '../texts/server-texts';

/** Bytes of uploads that are open at a time, from their first byte to the end of their answer. */
export interface UploadLimits {
  user: number;
  network: number;
  process: number;
}

const megabyte = 1_048_576;

/** What a screen sends at a time is far below; a single upload may fill more than the share of its user (SHELL-333). */
const uploadLimits: UploadLimits = { user: 32 * megabyte, network: 64 * megabyte, process: 256 * megabyte };

/** An upload that does not announce its length, and the most that one is counted for: a message with ten full files. */
const unannounced = 16 * megabyte;
const most = 110 * megabyte;

export interface UploadCaller {
  /** Null: nobody is signed in. */
  userId: number | null;
  network: string;
}

const tooMany = () =>
  new HttpError(429, serverText('files.tooManyUploads'), { code: 'too_many_uploads', retryAfter: 10 });

/** Uploads whose bytes this process holds: nobody takes the memory of all by many at once. */
export class UploadShares {
  private readonly open = new Set<UploadCaller & { bytes: number }>();

  constructor(private readonly limits: UploadLimits) {}

  /**
   * Counts an upload of so many bytes.
   * @returns ends it
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

  /** A single upload is taken whatever its size: limits of its own judge it. */
  private requireRoom(bytes: number, limit: number, isOfShare: (one: UploadCaller) => boolean): void {
    const held = [...this.open].filter(isOfShare).reduce((sum, one) => sum + one.bytes, 0);
    if (held > 0 && held + bytes > limit) throw tooMany();
  }
}

/** Bytes that a multipart body announces. */
const announcedBytes = (request: FastifyRequest): number => {
  const length = Number(request.headers['content-length']);
  return Number.isFinite(length) ? Math.min(length, most) : unannounced;
};

/** Limits the uploads of all routes before a byte of them is kept (SHELL-333). */
export const limitUploads = (app: App, limits: UploadLimits = uploadLimits): void => {
  const shares = new UploadShares(limits);
  app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.isMultipart()) return;
    const caller = { userId: request.session?.user.id ?? null, network: networkOf(request.ip) };
    reply.raw.once('close', shares.enter(caller, announcedBytes(request)));
  });
};
