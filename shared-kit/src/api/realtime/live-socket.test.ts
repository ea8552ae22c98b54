import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { openLiveSocket, type LiveSocketOptions } from './live-socket';

/** The channels of the socket in the hands of the test, by their name. */
const channels = new Map<
  string,
  {
    subscribed: () => void;
    error: () => void;
    all: (event: string, data: object) => void;
    on: Record<string, () => void>;
  }
>();
const left: string[] = [];
const mockBind = jest.fn();
const mockUnbind = jest.fn();

jest.mock('pusher-js', () => {
  const mockPusher = Object.assign(
    jest.fn(() => {
      const made = { connection: { bind: mockBind, unbind: jest.fn() } };
      mockPusher.instances.push(made);
      return made;
    }),
    { instances: [] as object[], Runtime: { getNetwork: () => ({ unbind: mockUnbind }) } },
  );
  return mockPusher;
});
jest.mock('laravel-echo', () =>
  jest.fn(() => {
    const channel = (name: string) => {
      const known = { subscribed: () => {}, error: () => {}, all: () => {}, on: {} as Record<string, () => void> };
      channels.set(name, known);
      const self = {
        subscribed: (listener: () => void) => ((known.subscribed = listener), self),
        error: (listener: () => void) => ((known.error = listener), self),
        listenToAll: (listener: () => void) => ((known.all = listener), self),
        listen: (event: string, listener: () => void) => ((known.on[event] = listener), self),
      };
      return self;
    };
    return { private: channel, channel, leave: (name: string) => left.push(name), disconnect: jest.fn() };
  }),
);

const now = Date.parse('2026-05-26T09:00:00.000Z');
beforeEach(() => {
  left.length = 0;
  channels.clear();
  mockBind.mockClear();
});

const start = (place: Partial<LiveSocketOptions['place']> = {}) => {
  const calls: { url: string; init: Parameters<LiveSocketOptions['call']>[1] }[] = [];
  const onStatus = jest.fn();
  const socket = openLiveSocket({
    place: { key: 'k', host: 'live.test', port: 80, tls: false, ...place },
    authUrl: '/api/broadcasting/auth',
    missedUrl: '/api/broadcasting/missed',
    call: async (url, init) => {
      calls.push({ url, init });
      const body = url.includes('missed') ? { data: { last: 0, is_complete: true, events: [] } } : { auth: 'key:sign' };
      return { ok: true, status: 200, json: async () => body } as Response;
    },
    now: () => now,
    onStatus,
  });
  return { socket, calls, onStatus };
};
const optionsOfPusher = () => jest.mocked(Pusher).mock.calls.at(-1)?.[1];
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it.each([
  [
    { port: 80, tls: false },
    { wsPort: 80, wssPort: 80, forceTLS: false },
  ],
  [
    { port: 443, tls: true },
    { wsPort: 443, wssPort: 443, forceTLS: true },
  ],
])('the socket connects to the configured server: %j [SHELL-100] [SHELL-101]', (place, options) => {
  start(place);
  expect(optionsOfPusher()).toMatchObject({ wsHost: 'live.test', enabledTransports: ['ws'], ...options });
});

it('the socket has its channels signed by the portal, by calls of the user [SHELL-098]', async () => {
  const { calls } = start();
  const signed = jest.fn();
  const { channelAuthorization } = optionsOfPusher() ?? {};
  const request = { socketId: '1.2', channelName: 'private-users.7' };
  (channelAuthorization as { customHandler: (asked: object, done: () => void) => void }).customHandler(request, signed);
  await settled();
  const [{ url, init } = { url: '', init: undefined }] = calls;
  expect([url, init?.method]).toEqual(['/api/broadcasting/auth', 'POST']);
  expect(JSON.parse(String(init?.body))).toEqual({ socket_id: '1.2', channel_name: 'private-users.7' });
  expect(signed).toHaveBeenCalledWith(null, { auth: 'key:sign' });
});

it('the socket delivers the events of a channel, requests the last minute when it first joins, and leaves it [SHELL-097] [SHELL-264]', async () => {
  const { socket, calls } = start();
  const play = jest.fn();
  const [onJoined, onRefused] = [jest.fn(), jest.fn()];
  const leave = socket.join('users.7', { play, reload: jest.fn(), onJoined, onRefused });
  const own = channels.get('users.7');
  own?.subscribed();
  await settled();
  expect(calls[0]?.url).toBe(
    `/api/broadcasting/missed?${new URLSearchParams({ channel: 'private-users.7', since: '2026-05-26T08:59:00.000Z' })}`,
  );
  own?.all('.notification.created', { id: 3, seq: 1 });
  expect(play).toHaveBeenCalledWith({ event: 'notification.created', data: { id: 3 } });
  expect([onJoined.mock.calls.length, onRefused.mock.calls.length]).toEqual([1, 0]);
  own?.error();
  expect(onRefused).toHaveBeenCalledTimes(1);
  leave();
  expect(left).toEqual(['users.7']);
});

it('the socket leaves the page around as it is: no header in the calls of its libraries, no trace of closed sockets [CAT-268] [CAT-269]', () => {
  Pusher.instances.length = 0;
  const { socket } = start();
  expect(jest.mocked(Echo).mock.calls.at(-1)?.[0]).toMatchObject({ withoutInterceptors: true });
  socket.close();
  expect(Pusher.instances).toEqual([]);
  expect(mockUnbind).toHaveBeenCalledTimes(1);
});

it('the socket reports whether it is connected, and when connecting takes too long [CAT-270]', () => {
  const { onStatus } = start();
  const [, hear] = mockBind.mock.calls[0] as [string, (change: { current: string }) => void];
  for (const current of ['connecting', 'unavailable', 'connected']) hear({ current });
  expect(onStatus.mock.calls.flat()).toEqual(['disconnected', 'unavailable', 'connected']);
});
