import type { ChannelListener, LiveSocketOptions } from '@fairfront/shared-kit/api/realtime';
import { connect } from './connection';

/** The test double of the socket: its channels by name. */
const channels = new Map<string, ChannelListener>();
const left: string[] = [];
/** The callbacks of the public channels by name. */
const heard = new Map<string, { event: string; happened: () => void; joined: () => void }>();
const mockOpened: LiveSocketOptions[] = [];

jest.mock('@fairfront/shared-kit/api/realtime', () => ({
  openLiveSocket: (options: LiveSocketOptions) => {
    mockOpened.push(options);
    return {
      join: (channel: string, listener: ChannelListener) => {
        channels.set(channel, listener);
        return () => left.push(channel);
      },
      listen: (channel: string, event: string, happened: () => void, joined: () => void) =>
        heard.set(channel, { event, happened, joined }),
      close: jest.fn(),
    };
  },
}));

const calls: { url: string; init: RequestInit | undefined }[] = [];
const former = globalThis.fetch;
beforeEach(() => {
  calls.length = 0;
  left.length = 0;
  channels.clear();
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    calls.push({ url, init });
    return {};
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = former;
});

const start = () => {
  const listeners = { onStatus: jest.fn(), onNotification: jest.fn(), onRelease: jest.fn(), onReload: jest.fn() };
  const connection = connect({
    config: { key: 'k', host: 'live.test', port: 80, tls: false },
    authUrl: '/api/broadcasting/auth',
    missedUrl: '/api/broadcasting/missed',
    token: () => 'secret',
    now: () => 0,
    userId: 7,
    ...listeners,
  });
  return { connection, ...listeners };
};

it('the connection opens one socket at the configured URL and calls the portal with the session token [SHELL-096] [SHELL-098]', async () => {
  start();
  const options = mockOpened.at(-1);
  expect(options?.place).toEqual({ key: 'k', host: 'live.test', port: 80, tls: false });
  await options?.call('/api/broadcasting/auth', { method: 'POST', headers: { Accept: 'application/json' } });
  expect(calls).toEqual([
    {
      url: '/api/broadcasting/auth',
      init: { method: 'POST', headers: { Accept: 'application/json', Authorization: 'Bearer secret' } },
    },
  ]);
});

it("notifications of the user's channel are delivered [SHELL-097]", () => {
  const { onNotification } = start();
  channels.get('users.7')?.play({ event: 'notification.created', data: { id: 3 } });
  expect(onNotification).toHaveBeenCalledWith({ id: 3 });
});

it('the connection reloads notifications once when another tab has read some [SHELL-564]', () => {
  jest.useFakeTimers();
  const { connection, onReload } = start();
  const heard = () => channels.get('users.7')?.play({ event: 'notifications.updated', data: {} });
  heard();
  heard();
  expect(onReload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(onReload.mock.calls).toEqual([[{ of: 'notifications' }]]);
  heard();
  connection.close();
  jest.runAllTimers();
  expect(onReload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

it('the connection reloads notifications on news for everybody and after a reconnect, each tab at its own moment [SHELL-097]', () => {
  jest.useFakeTimers();
  const { onReload } = start();
  const broadcasts = heard.get('broadcasts');
  expect(broadcasts?.event).toBe('.broadcast.created');
  broadcasts?.joined();
  jest.runAllTimers();
  expect(onReload).not.toHaveBeenCalled();
  broadcasts?.happened();
  // 100 ms and 97 for each of seven
  jest.advanceTimersByTime(778);
  expect(onReload).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onReload.mock.calls).toEqual([[{ of: 'notifications' }]]);
  broadcasts?.joined();
  jest.runAllTimers();
  expect(onReload).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it('the connection reloads a participation when its data, rights or dates have changed, and passes the other events on [SHELL-099] [SHELL-271]', () => {
  const { connection, onReload } = start();
  const heard = jest.fn();
  connection.followParticipation(101, heard);
  const channel = channels.get('participants.101');
  channel?.play({ event: 'car-pass.status-updated', data: { id: 5 } });
  channel?.play({ event: 'participation.updated', data: { id: 101 } });
  expect(heard.mock.calls).toEqual([['car-pass.status-updated', { id: 5 }]]);
  expect(onReload.mock.calls).toEqual([[{ of: 'participation', id: 101 }]]);
  connection.followParticipation(null, heard);
  expect(left).toEqual(['participants.101']);
});

it('changed access makes the connection rejoin the participation’s channel and reload user and participation [SHELL-277]', () => {
  const { connection, onReload } = start();
  const heard = jest.fn();
  connection.followParticipation(101, heard);
  const before = channels.get('participants.101');
  channels.get('users.7')?.play({ event: 'access.changed', data: {} });
  expect(left).toEqual(['participants.101']);
  expect(onReload.mock.calls).toEqual([[{ of: 'user' }], [{ of: 'participation', id: 101 }]]);
  const again = channels.get('participants.101');
  expect(again).not.toBe(before);
  again?.play({ event: 'car-pass.status-updated', data: { id: 5 } });
  expect(heard).toHaveBeenCalledTimes(1);
});

it('the connection reloads a participation when its channel is forbidden, so that its page explains why [SHELL-498]', () => {
  const { connection, onReload } = start();
  connection.followParticipation(101, jest.fn());
  expect(onReload).not.toHaveBeenCalled();
  channels.get('participants.101')?.onRefused?.();
  expect(onReload.mock.calls).toEqual([[{ of: 'participation', id: 101 }]]);
});

it('the connection reports another release on the public channel, and after every reconnect, when one may have been missed [SHELL-266]', () => {
  const { onRelease } = start();
  const releases = heard.get('releases');
  expect(releases?.event).toBe('.release.changed');
  releases?.joined();
  expect(onRelease).not.toHaveBeenCalled();
  releases?.happened();
  releases?.joined();
  expect(onRelease).toHaveBeenCalledTimes(2);
});

it('changed access makes the connection rejoin the channels that remotes have asked for, and reload them [ORG-365]', () => {
  const { connection } = start();
  const handlers = { play: jest.fn(), reload: jest.fn() };
  const leave = connection.joinChannel('organizers.1', handlers);
  const before = channels.get('organizers.1');
  channels.get('users.7')?.play({ event: 'access.changed', data: {} });
  expect(left).toEqual(['organizers.1']);
  expect(channels.get('organizers.1')).toBe(before);
  expect(handlers.reload).toHaveBeenCalledTimes(1);
  leave();
  expect(left).toEqual(['organizers.1', 'organizers.1']);
});
