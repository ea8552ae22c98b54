import type { ChannelListener, LiveSocketOptions } from '@fairfront/shared-kit/api/realtime';
import { createEmbedLive } from './embed-live';

interface Place {
  key: string;
  host: string | null;
  port: number | null;
  tls: boolean | null;
}
const atApi: Place = { key: 'k', host: null, port: null, tls: null };

const start = (realtime: Place | null = atApi, apiBase = 'https://portal.example/api') => {
  const atRest: (() => void)[] = [];
  const opened: LiveSocketOptions[] = [];
  const joined: { channel: string; listener: ChannelListener }[] = [];
  const [leave, wake, rest, closeSocket, reload] = [jest.fn(), jest.fn(), jest.fn(), jest.fn(), jest.fn()];
  const requests: Request[] = [];
  const config = jest.fn(async () => ({ realtime }));
  const live = createEmbedLive({
    apiBase,
    api: { serverNow: () => 0 },
    config,
    fetch: async (request) => {
      requests.push(request);
      return new Response('{}');
    },
    reload,
    loadOpen: async () => (options) => {
      opened.push(options);
      return {
        join: (channel, listener) => {
          joined.push({ channel, listener });
          return leave;
        },
        listen: jest.fn(),
        wake,
        rest,
        close: closeSocket,
      };
    },
    whenAtRest: (work) => {
      atRest.push(work);
      return () => atRest.splice(atRest.indexOf(work), 1);
    },
  });
  const open = async () => {
    live.onParticipationEvent(101, 'catalog-order.updated', () => {});
    atRest.shift()?.();
    await settled();
  };
  const listener = () => joined.at(-1)?.listener as Required<ChannelListener>;
  return { live, open, listener, atRest, opened, joined, leave, wake, rest, closeSocket, reload, requests, config };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('the socket opens only after a handler is added and the browser is idle [CAT-270] [CAT-277]', async () => {
  const { live, atRest, opened, joined, config } = start();
  expect(atRest).toHaveLength(0);
  live.onParticipationEvent(101, 'catalog-order.updated', () => {});
  live.onParticipationEvent(101, 'catalog-order.status-updated', () => {});
  await settled();
  expect([atRest.length, config.mock.calls.length]).toEqual([1, 0]);
  atRest[0]?.();
  await settled();
  expect([opened.length, joined.map(({ channel }) => channel)]).toEqual([1, ['catalogues.101']]);
});

it.each<[string, Place, object]>([
  ['https://portal.example/api', atApi, { key: 'k', host: 'portal.example', port: 443, tls: true }],
  ['http://localhost:8080/api', atApi, { key: 'k', host: 'localhost', port: 8080, tls: false }],
  [
    'https://portal.example/api',
    { key: 'k', host: 'live.example', port: 6001, tls: false },
    { key: 'k', host: 'live.example', port: 6001, tls: false },
  ],
])('the socket address for %s and %j is %j [CAT-270]', async (apiBase, realtime, place) => {
  const { open, opened } = start(realtime, apiBase);
  await open();
  expect(opened[0]).toMatchObject({
    place,
    authUrl: `${apiBase}/broadcasting/auth`,
    missedUrl: `${apiBase}/broadcasting/missed`,
  });
});

it('the socket authenticates with the calls of the element, which renew the token [CAT-258] [CAT-270]', async () => {
  const { open, opened, requests } = start();
  await open();
  await opened[0]?.call('https://portal.example/api/broadcasting/auth', { method: 'POST', headers: {}, body: '{}' });
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['POST', 'https://portal.example/api/broadcasting/auth'],
  ]);
});

it('an event reaches its handlers, and changed data or rights refetch everything [CAT-270]', async () => {
  const { live, open, listener, reload } = start();
  const heard = jest.fn();
  const stop = live.onParticipationEvent(101, 'catalog-order.status-updated', heard);
  await open();
  const event = { event: 'catalog-order.status-updated', data: { id: 3, status: 'draft' } };
  listener().play(event);
  stop();
  listener().play(event);
  expect(heard.mock.calls).toEqual([[event.data]]);
  listener().play({ event: 'participation.updated', data: {} });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('an expired channel is requested once more with the next token, but not repeatedly [CAT-258] [CAT-270]', async () => {
  const { open, listener, joined, leave, reload } = start();
  await open();
  listener().onJoined();
  listener().onRefused();
  expect([joined.length, leave.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1, 1]);
  listener().onRefused();
  expect(joined).toHaveLength(2);
});

it('the order is refetched when the page becomes visible, if there is no socket [CAT-270]', async () => {
  const off = start(null);
  await off.open();
  off.live.catchUp();
  expect([off.opened.length, off.reload.mock.calls.length]).toEqual([0, 1]);

  const { live, open, opened, listener, rest, wake, reload } = start();
  await open();
  opened[0]?.onStatus('unavailable');
  // no endless retry when the page's policy forbids sockets
  expect(rest).toHaveBeenCalledTimes(1);
  live.catchUp();
  expect([reload.mock.calls.length, wake.mock.calls.length]).toEqual([1, 1]);
  listener().onJoined();
  live.catchUp();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('removing the element closes its socket, also a pending one [CAT-269]', async () => {
  const { live, open, closeSocket } = start();
  await open();
  live.close();
  expect(closeSocket).toHaveBeenCalledTimes(1);

  const early = start();
  early.live.onParticipationEvent(101, 'catalog-order.updated', () => {});
  early.live.close();
  expect(early.atRest).toHaveLength(0);

  const opening = start();
  opening.live.onParticipationEvent(101, 'catalog-order.updated', () => {});
  opening.atRest[0]?.();
  opening.live.close();
  await settled();
  expect(opening.opened).toHaveLength(0);
});
