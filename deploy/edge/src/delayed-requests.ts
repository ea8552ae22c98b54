import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressCounter } from './address-counter';

/**
 * Delays requests of addresses that exceed their limits: a client that retries in a loop would otherwise use up
 * everybody's time.
 */
export class DelayedRequests {
  private readonly counter: AddressCounter;

  /** @param max number of waiting requests per address; further ones lose their connection */
  constructor(max: number) {
    this.counter = new AddressCounter(max);
  }

  /** Waits for the given number of milliseconds, or until the client disconnects. */
  async delay({ visitor, raw }: FastifyRequest, reply: FastifyReply, time: number): Promise<void> {
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
