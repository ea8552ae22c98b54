import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressCounter } from './address-counter';

/** Requests that wait because their address asks too much: a loop of answers at once would take the time of everybody else. */
export class HeldRequests {
  private readonly counter: AddressCounter;

  /** @param most requests of one address that wait; with further ones their connection ends */
  constructor(most: number) {
    this.counter = new AddressCounter(most);
  }

  /** Waits so many milliseconds, or until the client is gone. */
  async hold({ visitor, raw }: FastifyRequest, reply: FastifyReply, time: number): Promise<void> {
    const give = this.counter.take(visitor.address);
    if (!give) {
      raw.socket.destroy();
      return;
    }
    const gone = new AbortController();
    const onClose = (): void => gone.abort();
    reply.raw.once('close', onClose);
    await setTimeout(time, undefined, { signal: gone.signal, ref: false }).catch(() => undefined);
    reply.raw.off('close', onClose);
    give();
  }
}
