import { Transform, type Readable } from 'node:stream';
import type { IncomingHttpHeaders } from 'undici/types/header';
import type { HeldShares } from './held-shares';
import type { EdgeLimits } from './limits';
import { RefusedCall, refusals } from './refusals';

/** Room for answers that are there and not yet read by their clients. */
export class CollectedResponses {
  private held = 0;

  constructor(private readonly limits: Pick<EdgeLimits, 'collectedResponse' | 'collectedResponses'>) {}

  /**
   * The body of an answer in a form that frees the backend as soon as possible: a small one is read at once and whole, so
   * that a cut one is noticed before anything is sent; others are read ahead as far as there is room.
   * @param shares hold the room until the answer has left or its client is gone
   * @throws RefusedCall when a small body is cut
   */
  async take(headers: IncomingHttpHeaders, body: Readable, shares: HeldShares): Promise<Buffer | Readable> {
    const most = this.limits.collectedResponse;
    const length = headers['content-length'] === undefined ? Infinity : Number(headers['content-length']);
    const room = Math.min(length, most);
    if (this.held + room > this.limits.collectedResponses) return body;
    this.held += room;
    shares.keep(() => (this.held -= room));
    if (length <= most) return wholeOf(body);
    const ahead = new Transform({
      readableHighWaterMark: most,
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
