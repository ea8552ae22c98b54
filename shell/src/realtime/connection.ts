import type { Notification } from '@fairfront/shared-kit/platform';
import {
  openLiveSocket,
  type ChannelListener,
  type LiveSocketOptions,
  type SocketStatus,
} from '@fairfront/shared-kit/api/realtime';

export type ConnectionStatus = SocketStatus;

export interface ConnectionOptions extends Pick<LiveSocketOptions, 'authUrl' | 'missedUrl' | 'now' | 'onStatus'> {
  config: LiveSocketOptions['place'];
  token: () => string | null;
  userId: number;
  onNotification: (notification: Notification) => void;
  /** Another release is or may be live, for example after a reconnect. */
  onRelease: () => void;
  /** Too many events were missed to be replayed: the data of the user or the participation must be reloaded. */
  onReload: (what: { of: 'user' | 'notifications' } | { of: 'participation'; id: number }) => void;
}

/** What the tab does with the events of a private channel that a remote has asked for. */
type ChannelHandlers = Pick<ChannelListener, 'play' | 'reload'>;

export interface Connection {
  /** Joins a private channel, by its name without `private-`; returns the way to leave it. */
  joinChannel: (channel: string, handlers: ChannelHandlers) => () => void;
  /** Leaves the previous channel and joins that of a participation; null only leaves. */
  followParticipation: (id: number | null, onEvent: (name: string, event: unknown) => void) => void;
  close: () => void;
}

/** Reading several notifications in a row causes several events, but one reload in the other tabs. */
const reloadDelayMs = 100;

/** News for everybody reaches all open tabs at once: their reloads are spread over this time, by the id of the user. */
const broadcastSpreadMs = 3_000;

/**
 * Opens the socket of the tab: the channels of the user, the releases, the broadcasts and the open participation.
 */
export const connect = (options: ConnectionOptions): Connection => {
  const { config, token, userId, onNotification, onRelease, onReload } = options;
  const socket = openLiveSocket({
    ...options,
    place: config,
    call: (url, init) =>
      fetch(url, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token() ?? ''}` } }),
  });

  let isFirstTime = true;
  socket.listen('releases', '.release.changed', onRelease, () => {
    if (!isFirstTime) onRelease();
    isFirstTime = false;
  });

  let participation: { id: number; leave: () => void; join: () => () => void } | null = null;
  const followParticipation: Connection['followParticipation'] = (id, onEvent) => {
    participation?.leave();
    participation = null;
    if (id === null) return;
    const reload = () => onReload({ of: 'participation', id });
    const play: ChannelListener['play'] = ({ event, data }) => {
      // data, rights or dates have changed
      if (event === 'participation.updated') reload();
      else onEvent(event, data);
    };
    // access was closed between the page load and the join: no event arrives, reloading the participation shows the
    // reason
    const join = () => socket.join(`participants.${id}`, { play, reload, onRefused: reload });
    participation = { id, join, leave: join() };
  };

  const joined = new Map<string, { leave: () => void; handlers: ChannelHandlers }>();
  const joinChannel: Connection['joinChannel'] = (channel, handlers) => {
    joined.set(channel, { handlers, leave: socket.join(channel, handlers) });
    return () => {
      joined.get(channel)?.leave();
      joined.delete(channel);
    };
  };

  /** Leaves and rejoins the channels, so that the server checks the access again. */
  const askForAccess = () => {
    onReload({ of: 'user' });
    for (const [channel, { leave, handlers }] of [...joined]) {
      leave();
      joinChannel(channel, handlers);
      handlers.reload();
    }
    if (!participation) return;
    participation.leave();
    participation.leave = participation.join();
    onReload({ of: 'participation', id: participation.id });
  };
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;
  const reloadNotifications = (delayMs = reloadDelayMs) => {
    clearTimeout(reloadTimer);
    reloadTimer = setTimeout(() => onReload({ of: 'notifications' }), delayMs);
  };
  const spread = reloadDelayMs + ((userId * 97) % broadcastSpreadMs);
  let isFirstJoin = true;
  socket.listen(
    'broadcasts',
    '.broadcast.created',
    () => reloadNotifications(spread),
    () => {
      // one may have been missed while the socket was away
      if (!isFirstJoin) reloadNotifications(spread);
      isFirstJoin = false;
    },
  );
  socket.join(`users.${userId}`, {
    play: ({ event, data }) => {
      if (event === 'notification.created') onNotification(data as unknown as Notification);
      if (event === 'access.changed') askForAccess();
      // read, unread or snoozed in another tab
      if (event === 'notifications.updated') reloadNotifications();
    },
    reload: () => onReload({ of: 'user' }),
  });

  const close = () => {
    clearTimeout(reloadTimer);
    socket.close();
  };
  return { followParticipation, joinChannel, close };
};
