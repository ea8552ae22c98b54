import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isCurrent } from './etag';

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * A text that is the same for everybody: made, compressed and tagged once, at the first request, and sent from memory
 * afterwards. Its cost is then that of its bytes, however often it is asked for.
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

  /** Sends it in the best encoding that the caller takes, or 304 to whoever has it already. */
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
