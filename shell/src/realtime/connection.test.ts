import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { connect, type ConnectionOptions } from './connection';

/** The channels of the socket in the hands of the test, by their name. */
const channels = new Map<
  string,
  { subscribed: () => void; all: (event: string, data: object) => void; on: Record<string, () => void> }
>();
const left: string[] = [];

jest.mock('pusher-js', () => jest.fn(() => ({ connection: { bind: jest.fn(), unbind: jest.fn() } })));
jest.mock('laravel-echo', () =>
  jest.fn(() => {
    const channel = (name: string) => {
      const known = { subscribed: () => {}, all: () => {}, on: {} as Record<string, () => void> };
      channels.set(name, known);
      const self = {
        subscribed: (listener: () => void) => ((known.subscribed = listener), self),
        listenToAll: (listener: () => void) => ((known.all = listener), self),
        listen: (event: string, listener: () => void) => ((known.on[event] = listener), self),
      };
      return self;
    };
    return { private: channel, channel, leave: (name: string) => left.push(name), disconnect: jest.fn() };
  }),
);

const now = Date.parse('2026-05-26T09:00:00.000Z');
const asked: { url: string; init: RequestInit | undefined }[] = [];
const former = globalThis.fetch;
beforeEach(() => {
  asked.length = 0;
  left.length = 0;
  channels.clear();
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    asked.push({ url, init });
    const data = url.includes('missed') ? { data: { last: 0, is_complete: true, events: [] } } : { auth: 'key:sign' };
    return { ok: true, status: 200, json: async () => data };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = former;
});

const start = (config: Partial<ConnectionOptions['config']> = {}) => {
  const told = { onStatus: jest.fn(), onNotification: jest.fn(), onRelease: jest.fn(), onReload: jest.fn() };
  const connection = connect({
    config: { key: 'k', host: 'live.test', port: 80, tls: false, ...config },
    authUrl: '/api/broadcasting/auth',
    missedUrl: '/api/broadcasting/missed',
    token: () => 'secret',
    now: () => now,
    userId: 7,
    ...told,
  });
  return { connection, ...told };
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
])('goes where the configuration says: %j [SHELL-100] [SHELL-101]', (config, options) => {
  start(config);
  expect(optionsOfPusher()).toMatchObject({ wsHost: 'live.test', ...options });
});

it('has its channels signed by the portal, with the token of the session [SHELL-098]', async () => {
  start();
  const signed = jest.fn();
  const { channelAuthorization } = optionsOfPusher() ?? {};
  const request = { socketId: '1.2', channelName: 'private-users.7' };
  (channelAuthorization as { customHandler: (asked: object, done: () => void) => void }).customHandler(request, signed);
  await settled();
  const [{ url, init } = { url: '', init: undefined }] = asked;
  expect([url, init?.method]).toEqual(['/api/broadcasting/auth', 'POST']);
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer secret' });
  expect(JSON.parse(String(init?.body))).toEqual({ socket_id: '1.2', channel_name: 'private-users.7' });
  expect(signed).toHaveBeenCalledWith(null, { auth: 'key:sign' });
});

it('brings notifications of the own channel, and asks since one minute ago when it joins first [SHELL-097] [SHELL-264]', async () => {
  const { onNotification } = start();
  expect(jest.mocked(Echo)).toHaveBeenCalled();
  const own = channels.get('users.7');
  own?.subscribed();
  await settled();
  expect(asked[0]?.url).toBe(
    `/api/broadcasting/missed?${new URLSearchParams({ channel: 'private-users.7', since: '2026-05-26T08:59:00.000Z' })}`,
  );
  expect(asked[0]?.init?.headers).toMatchObject({ Authorization: 'Bearer secret' });
  own?.all('.notification.created', { id: 3, seq: 1 });
  expect(onNotification).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
});

it('loads a participation anew when its facts, rights or dates have changed, and hands the other events on [SHELL-099] [SHELL-271]', async () => {
  const { connection, onReload } = start();
  const heard = jest.fn();
  connection.followParticipation(101, ['car-pass.status-updated'], heard);
  const channel = channels.get('participants.101');
  channel?.subscribed();
  await settled();
  channel?.all('.car-pass.status-updated', { id: 5, seq: 1 });
  channel?.all('.participation.updated', { id: 101, seq: 2 });
  expect(heard.mock.calls).toEqual([['car-pass.status-updated', expect.objectContaining({ id: 5 })]]);
  expect(onReload.mock.calls).toEqual([[{ of: 'participation', id: 101 }]]);
  connection.followParticipation(null, [], heard);
  expect(left).toEqual(['participants.101']);
});

it('gives up the channel of the participation when access has changed, asks for it again, and loads user and participation anew [SHELL-277]', async () => {
  const { connection, onReload } = start();
  const heard = jest.fn();
  connection.followParticipation(101, ['car-pass.status-updated'], heard);
  const former = channels.get('participants.101');
  former?.subscribed();
  const own = channels.get('users.7');
  own?.subscribed();
  await settled();
  own?.all('.access.changed', { seq: 1 });
  expect(left).toEqual(['participants.101']);
  expect(onReload.mock.calls).toEqual([[{ of: 'user' }], [{ of: 'participation', id: 101 }]]);
  const again = channels.get('participants.101');
  expect(again).not.toBe(former);
  // refused: nothing is joined, nothing is heard; allowed: the events go on
  again?.subscribed();
  await settled();
  again?.all('.car-pass.status-updated', { id: 5, seq: 1 });
  expect(heard).toHaveBeenCalledTimes(1);
});

it('tells of another release by the public channel, and after every return, when one may have been missed [SHELL-266]', () => {
  const { onRelease } = start();
  const releases = channels.get('releases');
  releases?.subscribed();
  expect(onRelease).not.toHaveBeenCalled();
  releases?.on['.release.changed']?.();
  releases?.subscribed();
  expect(onRelease).toHaveBeenCalledTimes(2);
});
