import { createPrefetched, heldFor } from './prefetched';

const cart = 'http://portal.test/api/participants/101/cart';
const passes = 'http://portal.test/api/participants/101/personal-passes?type=certificate&page=1';

const start = () => {
  const sent: string[] = [];
  const ahead = createPrefetched((request) => {
    sent.push(`${request.method} ${request.url}`);
    return Promise.resolve(Response.json('from the network'));
  });
  const read = async (url: string, init?: RequestInit) => (await ahead.fetch(new Request(url, init))).json();
  return { ahead, sent, read };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('prefetched reads', () => {
  it('serve one read each, whatever the order of its query; the next one is sent [SHELL-412]', async () => {
    const { ahead, sent, read } = start();
    ahead.expect(
      null,
      [cart, passes],
      Promise.resolve(
        new Map<string, unknown>([
          [cart, { data: 1 }],
          [passes, { data: 2 }],
        ]),
      ),
    );
    expect(await read('http://portal.test/api/participants/101/personal-passes?page=1&type=certificate')).toEqual({
      data: 2,
    });
    expect(await read(cart)).toEqual({ data: 1 });
    expect(sent).toEqual([]);
    expect(await read(cart)).toBe('from the network');
    expect(sent).toEqual([`GET ${cart}`]);
  });

  it('are awaited while pending [SHELL-412]', async () => {
    const { ahead, sent, read } = start();
    let arrive: (found: Map<string, unknown>) => void = () => {};
    ahead.expect(null, [cart], new Promise((resolve) => (arrive = resolve)));
    const reading = read(cart);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(sent).toEqual([]);
    arrive(new Map([[cart, 'late']]));
    expect(await reading).toBe('late');
  });

  it('that fail, are rejected or lack the read leave it to the network [SHELL-412]', async () => {
    const { ahead, sent, read } = start();
    ahead.expect(null, [cart], Promise.resolve(new Map()));
    expect(await read(cart)).toBe('from the network');
    ahead.expect(null, [passes], Promise.reject(new Error('no connection')));
    expect(await read(passes)).toBe('from the network');
    expect(sent).toHaveLength(2);
  });

  it('expire after a while, and are dropped on a write or for another user [SHELL-412]', async () => {
    const { ahead, sent, read } = start();
    const expectCart = () => ahead.expect(null, [cart], Promise.resolve(new Map([[cart, 'held']])));
    expectCart();
    await jest.advanceTimersByTimeAsync(heldFor);
    expect(await read(cart)).toBe('from the network');
    expectCart();
    await read('http://portal.test/api/participants/101/cart', { method: 'POST' });
    expect(await read(cart)).toBe('from the network');
    expectCart();
    expect(await read(cart, { headers: { Authorization: 'Bearer another' } })).toBe('from the network');
    expect(sent).toHaveLength(4);
    expect(await read(cart)).toBe('held');
  });

  it('do not serve a read that was aborted meanwhile, but the next one [SHELL-412]', async () => {
    const { ahead, read, sent } = start();
    ahead.expect(null, [cart], Promise.resolve(new Map([[cart, 'held']])));
    const controller = new AbortController();
    const reading = read(cart, { signal: controller.signal });
    controller.abort(new Error('given up'));
    await expect(reading).rejects.toThrow('given up');
    expect(await read(cart)).toBe('held');
    expect(sent).toEqual([]);
  });
});
