import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { Notification, ParticipantEventName, RuntimeConfig } from '@fairfront/shared-kit/platform';
import { ChannelFeed, type ChannelFeedOptions, type MissedEvents, type Position } from './channel-feed';

export type ConnectionStatus = 'connected' | 'disconnected';

export interface ConnectionOptions {
  config: NonNullable<RuntimeConfig['realtime']>;
  authUrl: string;
  /** Host path of the events that were missed (SHELL-261). */
  missedUrl: string;
  token: () => string | null;
  /** Milliseconds since the epoch by the server's clock. */
  now: () => number;
  userId: number;
  onStatus: (status: ConnectionStatus) => void;
  onNotification: (notification: Notification) => void;
  /** Another release is live, or may be: the connection was away (SHELL-266). */
  onRelease: () => void;
  /** More has happened than can be played: the data of the user or of a participation is to be loaded anew. */
  onReload: (channel: { of: 'user' } | { of: 'participation'; id: number }) => void;
}

export interface Connection {
  /** Leaves the former channel and joins the one of a participation; null only leaves. */
  followParticipation: (
    id: number | null,
    names: readonly ParticipantEventName[],
    onEvent: (name: ParticipantEventName, event: unknown) => void,
  ) => void;
  close: () => void;
}

/** Asks the portal to sign a private channel; the answer is the bare object of the Pusher protocol (SHELL-098). */
const authorize = async (
  options: ConnectionOptions,
  body: { socket_id: string; channel_name: string },
): Promise<{ auth: string }> => {
  const { authUrl } = options;
  const response = await fetch(authUrl, {
    method: 'POST',
    headers: { ...headersOf(options), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${authUrl} answered ${response.status}`);
  return (await response.json()) as { auth: string };
};

/** Data on the screen may be as old as a request can last (SHELL-167) when a channel is joined for the first time. */
const oldestData = 60_000;

const headersOf = ({ token }: ConnectionOptions): Record<string, string> => ({
  Accept: 'application/json',
  Authorization: `Bearer ${token() ?? ''}`,
});

const fetchMissed = async (
  options: ConnectionOptions,
  channel: string,
  position: Position,
): Promise<MissedEvents | null> => {
  const query = new URLSearchParams({ channel: `private-${channel}` });
  for (const [name, value] of Object.entries(position)) query.set(name, String(value));
  const response = await fetch(`${options.missedUrl}?${query}`, { headers: headersOf(options), cache: 'no-store' });
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw new Error(`${options.missedUrl} answered ${response.status}`);
  return ((await response.json()) as { data: MissedEvents }).data;
};

/** Opens the socket: laravel-echo over pusher-js, one connection, reconnecting by itself (SHELL-096 to SHELL-102). */
export const connect = (options: ConnectionOptions): Connection => {
  const { config, userId, onStatus, onNotification, onRelease, onReload } = options;
  const { key, host, port, tls } = config;
  const pusher = new Pusher(key, {
    cluster: '',
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: tls,
    enabledTransports: ['ws', 'wss'],
    enableStats: false,
    channelAuthorization: {
      transport: 'ajax',
      endpoint: options.authUrl,
      customHandler: ({ socketId, channelName }, callback) => {
        authorize(options, { socket_id: socketId, channel_name: channelName }).then(
          (signed) => callback(null, signed),
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
        );
      },
    },
  });
  const echo = new Echo({ broadcaster: 'pusher', client: pusher });

  pusher.connection.bind('state_change', ({ current }: { current: string }) =>
    onStatus(current === 'connected' ? 'connected' : 'disconnected'),
  );
  const feeds = new Map<string, ChannelFeed>();
  const join = (channel: string, take: Pick<ChannelFeedOptions, 'play' | 'reload'>): void => {
    const since = new Date(options.now() - oldestData).toISOString();
    const feed =
      feeds.get(channel) ??
      new ChannelFeed({
        ...take,
        fetchMissed: (position) => fetchMissed(options, channel, position),
        since: () => since,
      });
    feeds.set(channel, feed);
    const joined = echo.private(channel);
    joined.subscribed(() => feed.joined());
    // an event of the portal comes with a leading dot
    joined.listenToAll((event: string, data: Record<string, unknown>) => feed.receive(event.replace(/^\./, ''), data));
  };

  let isFirstTime = true;
  echo
    .channel('releases')
    .listen('.release.changed', onRelease)
    .subscribed(() => {
      if (!isFirstTime) onRelease();
      isFirstTime = false;
    });

  let participation: { id: number; leave: () => void; join: () => void } | null = null;
  const followParticipation: Connection['followParticipation'] = (id, names, onEvent) => {
    participation?.leave();
    participation = null;
    if (id === null) return;
    const channel = `participants.${id}`;
    const reload = () => onReload({ of: 'participation', id });
    const play: ChannelFeedOptions['play'] = ({ event, data }) => {
      // facts, rights or dates are different now (SHELL-271)
      if (event === 'participation.updated') reload();
      const name = names.find((known) => known === event);
      if (name) onEvent(name, data);
    };
    participation = {
      id,
      leave: () => {
        feeds.get(channel)?.left();
        echo.leave(channel);
      },
      join: () => join(channel, { play, reload }),
    };
    participation.join();
  };

  /** What may still be heard is judged by the server: the channel is given up and asked for again (SHELL-277). */
  const askForAccess = () => {
    onReload({ of: 'user' });
    if (!participation) return;
    participation.leave();
    participation.join();
    onReload({ of: 'participation', id: participation.id });
  };
  join(`users.${userId}`, {
    play: ({ event, data }) => {
      if (event === 'notification.created') onNotification(data as unknown as Notification);
      if (event === 'access.changed') askForAccess();
    },
    reload: () => onReload({ of: 'user' }),
  });

  return {
    followParticipation,
    close: () => {
      feeds.forEach((feed) => feed.left());
      pusher.connection.unbind();
      echo.disconnect();
    },
  };
};
