import { queryKeys } from '@fairfront/shared-kit/api';
import { createQueryClient, type RealtimeHandler } from '@fairfront/shared-kit/platform';
import type { Connection, ConnectionOptions } from './connection';
import { createRealtime, quietOffline } from './realtime';

const config = { key: 'k', host: 'portal.test', port: 80, tls: false };

const create = (
  options: { config?: typeof config | null; handlers?: RealtimeHandler<'personal-pass.status-updated'>[] } = {},
) => {
  const opened: (ConnectionOptions & {
    closed: boolean;
    channel: Parameters<Connection['followParticipation']> | null;
    joined: Map<string, Parameters<Connection['joinChannel']>[1]>;
  })[] = [];
  const queryClient = createQueryClient();
  const realtime = createRealtime({
    config: options.config === undefined ? config : options.config,
    queryClient,
    authUrl: '/api/broadcasting/auth',
    missedUrl: '/api/broadcasting/missed',
    now: Date.now,
    token: () => 'token',
    loadHandlers: (name) =>
      Promise.resolve((name === 'personal-pass.status-updated' ? (options.handlers ?? []) : []) as never),
    loadConnect: () =>
      Promise.resolve((asked) => {
        const entry: (typeof opened)[number] = { ...asked, closed: false, channel: null, joined: new Map() };
        opened.push(entry);
        return {
          followParticipation: (...channel) => {
            entry.channel = channel[0] === null ? null : channel;
          },
          joinChannel: (name, handlers) => {
            entry.joined.set(name, handlers);
            return () => entry.joined.delete(name);
          },
          close: () => {
            entry.closed = true;
          },
        };
      }),
  });
  return { realtime, opened, queryClient };
};
/** Flushes settled promises; needs no timers. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const event = { id: 17, type: 'certificate', status: 'accepted', updated_at: '2026-05-26T09:00:00.000Z' } as const;

describe('the live connection of a tab', () => {
  it('is opened once per user and closed for another user and on sign-out [SHELL-096] [SHELL-099]', async () => {
    const { realtime, opened } = create();
    realtime.setUser(7);
    realtime.setUser(7);
    await settled();
    expect(opened.map(({ userId }) => userId)).toEqual([7]);
    realtime.setUser(8);
    await settled();
    expect(opened.map(({ userId, closed }) => [userId, closed])).toEqual([
      [7, true],
      [8, false],
    ]);
    realtime.setUser(null);
    expect(opened.every(({ closed }) => closed)).toBe(true);
  });

  it('does not open for a user who signed out before the code loaded', async () => {
    const { realtime, opened } = create();
    realtime.setUser(7);
    realtime.setUser(null);
    await settled();
    expect(opened).toEqual([]);
  });

  it('is absent if the installation configures none [SHELL-101]', async () => {
    const { realtime, opened } = create({ config: null });
    realtime.setUser(7);
    await settled();
    expect(opened).toEqual([]);
  });

  it('follows the open participation and passes its events to listeners and the remotes of their area until it is left [SHELL-099, SVC-143]', async () => {
    const ofRemote = jest.fn();
    const { realtime, opened, queryClient } = create({ handlers: [ofRemote] });
    const heard = jest.fn();
    const stop = realtime.onParticipationEvent(101, 'personal-pass.status-updated', heard);
    const foreign = jest.fn();
    realtime.onParticipationEvent(102, 'personal-pass.status-updated', foreign);
    realtime.setParticipation(101);
    realtime.setUser(7);
    await settled();
    const [id, onEvent] = opened[0]?.channel ?? [];
    expect(id).toBe(101);
    onEvent?.('personal-pass.status-updated', event);
    await settled();
    expect(heard).toHaveBeenCalledWith(event);
    expect(ofRemote).toHaveBeenCalledWith(event, { participationId: 101, queryClient });
    expect(foreign).not.toHaveBeenCalled();
    onEvent?.('additional-order.status-updated', { id: 5, status: 'new', updated_at: event.updated_at });
    await settled();
    expect(ofRemote).toHaveBeenCalledTimes(1);
    stop();
    onEvent?.('personal-pass.status-updated', event);
    await settled();
    expect(heard).toHaveBeenCalledTimes(1);
    realtime.setParticipation(null);
    expect(opened[0]?.channel).toBeNull();
  });

  it('joins a private channel for the parts that ask, again after another sign-in, and leaves it with the last of them [ORG-365]', async () => {
    const { realtime, opened } = create();
    const [one, other] = [0, 1].map(() => ({ onEvent: jest.fn(), onReload: jest.fn() }));
    const stops = [one, other].map((listener) =>
      realtime.joinChannel('organizers.1', listener as NonNullable<typeof one>),
    );
    realtime.setUser(7);
    await settled();
    opened[0]?.joined.get('organizers.1')?.play({ event: 'queue.changed', data: { queue: 'passes' } });
    expect(one?.onEvent).toHaveBeenCalledWith('queue.changed', { queue: 'passes' });
    expect(other?.onEvent).toHaveBeenCalledTimes(1);
    opened[0]?.joined.get('organizers.1')?.reload();
    expect(one?.onReload).toHaveBeenCalledTimes(1);
    realtime.setUser(8);
    await settled();
    expect([...(opened[1]?.joined.keys() ?? [])]).toEqual(['organizers.1']);
    stops[0]?.();
    expect(opened[1]?.joined.size).toBe(1);
    stops[1]?.();
    expect(opened[1]?.joined.size).toBe(0);
  });

  it('reports being offline only after 30 seconds, with the start time [SHELL-265]', async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    const { realtime, opened, queryClient } = create();
    const refetch = jest.spyOn(queryClient, 'invalidateQueries');
    realtime.setUser(7);
    await settled();
    opened[0]?.onStatus('connected');
    expect([realtime.live(), realtime.awaySince()]).toEqual(['online', null]);
    opened[0]?.onStatus('disconnected');
    jest.advanceTimersByTime(quietOffline - 1);
    opened[0]?.onStatus('disconnected');
    expect([realtime.live(), realtime.awaySince()]).toEqual(['connecting', 1_000_000]);
    jest.advanceTimersByTime(1);
    expect(realtime.live()).toBe('offline');
    opened[0]?.onStatus('connected');
    expect([realtime.live(), realtime.awaySince()]).toEqual(['online', null]);
    // missed events are replayed by the channels, not refetched (SHELL-102)
    expect(refetch).not.toHaveBeenCalled();
    jest.useRealTimers();
  });

  it('reloads only the data of a channel whose events cannot be replayed [SHELL-102] [SHELL-262] [PASS-206]', async () => {
    const { realtime, opened, queryClient } = create();
    realtime.setUser(7);
    await settled();
    const keys = [
      queryKeys.notifications.bell(),
      queryKeys.participations.list(),
      queryKeys.personalPasses.list(101),
      queryKeys.personalPasses.list(102),
    ];
    const stale = () => keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated);
    for (const key of keys) queryClient.setQueryData(key, {});
    opened[0]?.onReload({ of: 'participation', id: 101 });
    expect(stale()).toEqual([keys[2]]);
    for (const key of keys) queryClient.setQueryData(key, {});
    opened[0]?.onReload({ of: 'user' });
    expect(stale()).toEqual([keys[0], keys[1]]);
  });
});
