/** ms for which an unused prefetched response may be used: the server replays events of one minute. */
export const heldFor = 10_000;

/** Responses that are prefetched before the parts that need them have loaded. */
export interface Prefetched {
  /**
   * Registers pending responses by the addresses of the reads that they serve. If one fails or lacks an address, the
   * read is sent as usual.
   * @param caller the Authorization header: only this caller is served
   */
  expect: (
    caller: string | null,
    addresses: readonly string[],
    responses: Promise<ReadonlyMap<string, unknown>>,
  ) => void;
  /** Replaces `fetch`: serves a prefetched read once; any write drops them all. */
  fetch: (request: Request) => Promise<Response>;
}

interface Held {
  address: string;
  responses: Promise<{ found: ReadonlyMap<string, unknown>; at: number }>;
}

/** Identifies a read by caller and address, whatever the order of its query. */
const keyOf = (caller: string | null, address: string): string => {
  const url = new URL(address);
  url.searchParams.sort();
  return `${caller} ${url.href}`;
};

/** @param send sends the request to the network */
export const createPrefetched = (send: (request: Request) => Promise<Response>): Prefetched => {
  const held = new Map<string, Held>();

  const responseOf = async ({ address, responses }: Held): Promise<unknown> => {
    const { found, at } = await responses;
    return Date.now() - at < heldFor ? found.get(address) : undefined;
  };

  return {
    expect: (caller, addresses, promise) => {
      const responses = promise.then(
        (found) => ({ found, at: Date.now() }),
        () => ({ found: new Map<string, unknown>(), at: 0 }),
      );
      for (const address of addresses) held.set(keyOf(caller, address), { address, responses });
    },
    fetch: async (request) => {
      if (request.method !== 'GET') held.clear();
      const key = keyOf(request.headers.get('Authorization'), request.url);
      const one = held.get(key);
      const response = one && (await responseOf(one));
      // an aborted caller has not consumed the response: the next one may
      request.signal.throwIfAborted();
      if (held.get(key) === one) held.delete(key);
      return response === undefined ? send(request) : Response.json(response);
    },
  };
};
