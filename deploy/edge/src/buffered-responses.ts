import { Transform, type Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'undici/types/header';
import type { HeldShares } from './held-shares';
import type { EdgeLimits } from './limits';
import { RefusedCall, refusals } from './refusals';

/** Memory budget for backend responses that clients have not read yet. */
export class BufferedResponses {
  private held = 0;

  constructor(private readonly limits: Pick<EdgeLimits, 'bufferedResponse' | 'bufferedResponses'>) {}

  /**
   * Returns the response body in a form that frees the backend as early as possible. A small body is read completely
   * first, so that a truncated one is detected before anything is sent. Larger bodies are read ahead as far as there is
   * room.
   * @param shares hold the room until the response is sent or the client is gone
   * @throws RefusedCall when a small body is truncated
   */
  async take(headers: IncomingHttpHeaders, body: Readable, shares: HeldShares): Promise<Buffer | Readable> {
    const max = this.limits.bufferedResponse;
    const length = headers['content-length'] === undefined ? Infinity : Number(headers['content-length']);
    const room = Math.min(length, max);
    if (this.held + room > this.limits.bufferedResponses) return body;
    this.held += room;
    shares.keep(() => (this.held -= room));
    if (length <= max) return wholeOf(body);
    const ahead = new Transform({
      readableHighWaterMark: max,
      transform: (part: Buffer, _encoding, done) => done(null, part),
    });
    body.once('error', (error) => ahead.destroy(error));
    ahead.once('close', () => body.destroy());
    return body.pipe(ahead);
  }
}

const wholeOf = async (body: Readable): Promise<Buffer> => {
  try {
    const parts: Buffer[] = [];
    for await (const part of body) parts.push(part as Buffer);
    return Buffer.concat(parts);
  } catch (error) {
    throw new RefusedCall(refusals.unreadable, { cause: error });
  }
};
