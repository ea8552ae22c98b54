/** Milliseconds for which a response that nobody has asked for yet may be used: events of a minute are made up for (SHELL-264). */
export const heldFor = 10_000;

/** Responses that are asked for before the parts that need them are there (SHELL-412). */
export interface AskedAhead {
  /**
   * Notes responses on their way, by the addresses of the reads that they answer. One that does not come about, or lacks an
   * address, changes nothing: the read is sent as any other.
   * @param caller the Authorization header: nobody else is answered with it
   */
  expect: (
    caller: string | null,
    addresses: readonly string[],
    responses: Promise<ReadonlyMap<string, unknown>>,
  ) => void;
  /** In the place of `fetch`: a read that was asked for ahead is answered from there, once; whatever writes ends them all. */
  fetch: (request: Request) => Promise<Response>;
}

interface Held {
  address: string;
  responses: Promise<{ found: ReadonlyMap<string, unknown>; at: number }>;
}

/** The same read of the same caller, whatever the order of its query. */
const keyOf = (caller: string | null, address: string): string => {
  const url = new URL(address);
  url.searchParams.sort();
  return `${caller} ${url.href}`;
};

/** @param send what asks the network */
export const createAskedAhead = (send: (request: Request) => Promise<Response>): AskedAhead => {
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
      // who gave up has not been answered: the next one may be
      request.signal.throwIfAborted();
      if (held.get(key) === one) held.delete(key);
      return response === undefined ? send(request) : Response.json(response);
    },
  };
};
