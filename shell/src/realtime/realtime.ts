import type {
  ParticipationEventName,
  ParticipationEvents,
  PlatformState,
  PrivateChannelListener,
  QueryClient,
  RealtimeHandler,
  RuntimeConfig,
} from '@fairfront/shared-kit/platform';
import { addNotification } from './bell.query';
import { queryKeys } from '@fairfront/shared-kit/api';
import type { connect as connectSocket, Connection, ConnectionOptions, ConnectionStatus } from './connection';

type Live = PlatformState['live'];

/** ms offline after which the portal says so (DESIGN §6). */
export const quietOffline = 30_000;

export interface RealtimeOptions {
  config: RuntimeConfig['realtime'];
  queryClient: QueryClient;
  /** Host path of the channel authorisation. */
  authUrl: string;
  /** Host path of missed events. */
  missedUrl: string;
  token: () => string | null;
  /** Server time, ms since the epoch. */
  now: () => number;
  /** Handlers of remotes for an event. */
  loadHandlers: <Name extends ParticipationEventName>(name: Name) => Promise<RealtimeHandler<Name>[]>;
  /** Fetches the code that opens the socket. */
  loadConnect?: () => Promise<typeof connectSocket>;
}

/** The only socket connection of the tab. */
export interface Realtime {
  live: () => Live;
  /** When the connection was lost, in device time; null while connected. */
  awaySince: () => number | null;
  subscribe: (listener: () => void) => () => void;
  /** Connects for a user; null or another user closes the previous connection. */
  setUser: (userId: number | null) => void;
  /** Follows the channel of the open participation. */
  setParticipation: (participationId: number | null) => void;
  /** Subscribes to the news that another release is or may be live; returns the unsubscribe function. */
  onRelease: (listener: () => void) => () => void;
  onParticipationEvent: <Name extends ParticipationEventName>(
    participationId: number,
    name: Name,
    handler: (event: ParticipationEvents[Name]) => void,
  ) => () => void;
  /** Listens to a private channel as long as the tab is connected; returns the way to leave it. */
  joinChannel: (channel: string, listener: PrivateChannelListener) => () => void;
}

const fetchConnect = async () => (await import(/* webpackChunkName: "realtime" */ './connection')).connect;

type AnyHandler = (event: ParticipationEvents[ParticipationEventName]) => void;

export const createRealtime = (options: RealtimeOptions): Realtime => {
  const { config, queryClient, authUrl, missedUrl, token, now, loadHandlers, loadConnect = fetchConnect } = options;
  const listeners = new Set<() => void>();
  const releaseListeners = new Set<() => void>();
  const handlers = new Map<string, Set<AnyHandler>>();
  const channels = new Map<string, { listeners: Set<PrivateChannelListener>; leave: () => void }>();
  let live: Live = 'connecting';
  let userId: number | null = null;
  let participationId: number | null = null;
  let connection: Connection | null = null;
  let awaySince: number | null = null;
  let offlineTimer: ReturnType<typeof setTimeout> | undefined;
  // incremented for every user of this tab: work started for a previous one is dropped
  let generation = 0;

  const settle = (next: Live) => {
    if (next === live) return;
    live = next;
    listeners.forEach((listener) => listener());
  };

  const onStatus = (status: ConnectionStatus) => {
    if (status !== 'connected') {
      awaySince ??= Date.now();
      if (live === 'online') settle('connecting');
      offlineTimer ??= setTimeout(() => settle('offline'), quietOffline);
      return;
    }
    clearTimeout(offlineTimer);
    offlineTimer = undefined;
    awaySince = null;
    settle('online');
  };

  const reload: ConnectionOptions['onReload'] = (what) => {
    const keys =
      what.of === 'participation'
        ? [queryKeys.participation.all(what.id)]
        : [
            queryKeys.notifications.all(),
            ...(what.of === 'user' ? [queryKeys.user(), queryKeys.participations.all()] : []),
          ];
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  };

  const handle = async <Name extends ParticipationEventName>(
    id: number,
    name: Name,
    event: ParticipationEvents[Name],
  ) => {
    handlers.get(`${id} ${name}`)?.forEach((handler) => handler(event));
    const ofRemotes = await loadHandlers(name);
    for (const handler of ofRemotes) handler(event, { participationId: id, queryClient });
  };

  const followParticipation = () => {
    const id = participationId;
    // an event without listener or remote handler is ignored
    connection?.followParticipation(
      id,
      (name, event) =>
        void handle(id ?? 0, name as ParticipationEventName, event as ParticipationEvents[ParticipationEventName]),
    );
  };

  const enter = (channel: string): (() => void) => {
    // listeners may come and go while the channel is joined
    const each = (work: (listener: PrivateChannelListener) => void) => channels.get(channel)?.listeners.forEach(work);
    const leave = connection?.joinChannel(channel, {
      play: ({ event, data }) => each(({ onEvent }) => onEvent(event, data)),
      reload: () => each(({ onReload }) => onReload()),
    });
    return leave ?? (() => {});
  };

  const open = async (id: number) => {
    if (!config) return;
    const mine = generation;
    const connect = await loadConnect();
    if (mine !== generation) return;
    connection = connect({
      config,
      authUrl,
      missedUrl,
      token,
      now,
      userId: id,
      onStatus: (status) => {
        if (mine === generation) onStatus(status);
      },
      onNotification: (notification) => {
        addNotification(queryClient, notification);
        void queryClient.invalidateQueries({
          queryKey: queryKeys.notifications.all(),
          predicate: ({ queryKey }) => queryKey[1] === 'list',
        });
      },
      onRelease: () => releaseListeners.forEach((listener) => listener()),
      onReload: reload,
    });
    followParticipation();
    for (const [channel, joined] of channels) joined.leave = enter(channel);
  };

  const close = () => {
    generation += 1;
    clearTimeout(offlineTimer);
    offlineTimer = undefined;
    awaySince = null;
    connection?.close();
    connection = null;
    for (const joined of channels.values()) joined.leave = () => {};
    settle('connecting');
  };

  return {
    live: () => live,
    awaySince: () => awaySince,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setUser: (id) => {
      if (id === userId) return;
      close();
      userId = id;
      if (id !== null) void open(id).catch(() => onStatus('disconnected'));
    },
    setParticipation: (id) => {
      if (id === participationId) return;
      participationId = id;
      followParticipation();
    },
    onRelease: (listener) => {
      releaseListeners.add(listener);
      return () => releaseListeners.delete(listener);
    },
    onParticipationEvent: (id, name, handler) => {
      const key = `${id} ${name}`;
      const set = handlers.get(key) ?? new Set();
      handlers.set(key, set);
      set.add(handler as AnyHandler);
      return () => set.delete(handler as AnyHandler);
    },
    joinChannel: (channel, listener) => {
      const known = channels.get(channel);
      const listeners = known?.listeners ?? new Set();
      listeners.add(listener);
      if (!known) {
        channels.set(channel, { listeners, leave: enter(channel) });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        channels.get(channel)?.leave();
        channels.delete(channel);
      };
    },
  };
};
