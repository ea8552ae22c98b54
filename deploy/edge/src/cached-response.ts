import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Whether the browser already has this version of the response. */
const isHeld = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((item) => item.trim().replace(/^W\//, '') === etag) ?? false;

/** A JSON response that many clients request: compressed and tagged on the first request, then served from memory. */
export class CachedResponse {
  private kept: ReturnType<CachedResponse['make']> | undefined;

  constructor(private readonly text: string) {}

  private async make() {
    const plain = Buffer.from(this.text);
    const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
    return { plain, etag, br: await pack.br(plain), gzip: await pack.gzip(plain) };
  }

  /** Sends the response in an encoding that the browser accepts, or 304 if the browser already has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { plain, etag, br, gzip: zipped } = await (this.kept ??= this.make());
    reply.header('etag', etag);
    if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.header('content-type', 'application/json; charset=utf-8');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(br);
    if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(zipped);
    return reply.send(plain);
  }
}
