import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isCurrent } from './entity-tag';

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * A text that is the same for everybody: generated, compressed and tagged on the first request, then sent from memory.
 * Its cost is then only that of its bytes.
 */
export class KeptResponse {
  private kept: ReturnType<typeof this.make> | undefined;

  constructor(
    private readonly contentType: string,
    private readonly text: () => string,
  ) {}

  private async make() {
    const plain = Buffer.from(this.text());
    return { plain, br: await pack.br(plain), gzip: await pack.gzip(plain), etag: etagOf(plain) };
  }

  /** Sends it in the best accepted encoding, or 304 if the caller already has it. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { plain, br, gzip: zipped, etag } = await (this.kept ??= this.make());
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding, authorization' });
    if (isCurrent(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.header('content-type', this.contentType);
    const accepted = request.headers['accept-encoding'] ?? '';
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(br);
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(zipped);
    return reply.header('content-encoding', 'identity').send(plain);
  }
}
