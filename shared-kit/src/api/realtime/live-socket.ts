import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { jsonOf } from '../../domain/common/json-of';
import type { RuntimeConfig } from '../../platform';
import { ChannelFeed, type ChannelFeedOptions, type MissedEvents, type Position } from './channel-feed';

/** `unavailable`: it has not come about for a while; it is tried again all the same. */
export type SocketStatus = 'connected' | 'disconnected' | 'unavailable';

export interface LiveSocketOptions {
  place: NonNullable<RuntimeConfig['realtime']>;
  /** Address of the channel authorisation. */
  authUrl: string;
  /** Address of the events that were missed. */
  missedUrl: string;
  /** Calls the portal as the user whose channels these are. */
  call: (url: string, init: RequestInit & { headers: Record<string, string> }) => Promise<Response>;
  /** Milliseconds since the epoch by the server's clock. */
  now: () => number;
  onStatus: (status: SocketStatus) => void;
}

/** The callbacks of a private channel. */
export interface ChannelListener extends Pick<ChannelFeedOptions, 'play' | 'reload'> {
  onJoined?: () => void;
  /** The channel is refused, or access to it has ended. */
  onRefused?: () => void;
}

export interface LiveSocket {
  /** Joins a private channel, by its name without `private-`; returns the way to leave it. */
  join: (channel: string, listener: ChannelListener) => () => void;
  /** Hears an event of a public channel, and every time that the channel is joined. */
  listen: (channel: string, event: string, onEvent: () => void, onJoined: () => void) => void;
  /** Connects again after `rest`. */
  wake: () => void;
  /** Ends the connection until `wake`. */
  rest: () => void;
  close: () => void;
}

/** Data on the screen may be as old as a request can last when a channel is joined for the first time. */
const oldestData = 60_000;

const accept = { Accept: 'application/json' };

/** Asks the portal to sign a private channel; the answer is the bare object of the Pusher protocol. */
const authorize = async (
  { authUrl, call }: LiveSocketOptions,
  body: { socket_id: string; channel_name: string },
): Promise<{ auth: string }> => {
  const response = await call(authUrl, {
    method: 'POST',
    headers: { ...accept, 'Content-Type': 'application/json' },
    body: jsonOf(body),
  });
  if (!response.ok) throw new Error(`${authUrl} answered ${response.status}`);
  return (await response.json()) as { auth: string };
};

const fetchMissed = async (
  { missedUrl, call }: LiveSocketOptions,
  channel: string,
  position: Position,
): Promise<MissedEvents | null> => {
  const query = new URLSearchParams({ channel: `private-${channel}` });
  for (const [name, value] of Object.entries(position)) query.set(name, String(value));
  const response = await call(`${missedUrl}?${query}`, { headers: accept, cache: 'no-store' });
  if (response.status === 401 || response.status === 403) return null;
  if (!response.ok) throw new Error(`${missedUrl} answered ${response.status}`);
  return ((await response.json()) as { data: MissedEvents }).data;
};

/** Opens the socket: laravel-echo over pusher-js, one connection, reconnecting by itself. */
export const openLiveSocket = (options: LiveSocketOptions): LiveSocket => {
  const { key, host, port, tls } = options.place;
  const pusher = new Pusher(key, {
    cluster: '',
    wsHost: host,
    wsPort: port,
    wssPort: port,
    forceTLS: tls,
    // the scheme follows `forceTLS`; with `wss` beside it, a plain connection that takes 2 s is tried again over TLS
    enabledTransports: ['ws'],
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
  // calls of axios or jQuery on a page of another site are not ours
  const echo = new Echo({ broadcaster: 'pusher', client: pusher, withoutInterceptors: true });
  pusher.connection.bind('state_change', ({ current }: { current: string }) =>
    options.onStatus(current === 'connected' || current === 'unavailable' ? current : 'disconnected'),
  );

  const feeds = new Map<string, ChannelFeed>();
  return {
    join: (channel, { onJoined, onRefused, ...take }) => {
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
      joined.subscribed(() => {
        feed.joined();
        onJoined?.();
      });
      if (onRefused) joined.error(onRefused);
      // an event of the portal comes with a leading dot
      joined.listenToAll((event: string, data: Record<string, unknown>) =>
        feed.receive(event.replace(/^\./, ''), data),
      );
      return () => {
        feed.left();
        echo.leave(channel);
      };
    },
    listen: (channel, event, onEvent, onJoined) => {
      echo.channel(channel).listen(event, onEvent).subscribed(onJoined);
    },
    wake: () => pusher.connect(),
    rest: () => echo.disconnect(),
    close: () => {
      feeds.forEach((feed) => feed.left());
      pusher.connection.unbind();
      echo.disconnect();
      // the library keeps all sockets that ever were, in a list and as listeners to the network
      Pusher.instances = Pusher.instances.filter((one) => one !== pusher);
      if (Pusher.instances.length === 0) Pusher.Runtime.getNetwork().unbind();
    },
  };
};
