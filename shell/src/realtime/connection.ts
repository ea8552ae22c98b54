import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import type { Notification, ParticipantEventName, RuntimeConfig } from '@fairfront/shared-kit/platform';

export type ConnectionStatus = 'connected' | 'disconnected';

export interface ConnectionOptions {
  config: NonNullable<RuntimeConfig['realtime']>;
  authUrl: string;
  token: () => string | null;
  userId: number;
  onStatus: (status: ConnectionStatus) => void;
  onNotification: (notification: Notification) => void;
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
  { authUrl, token }: ConnectionOptions,
  body: { socket_id: string; channel_name: string },
): Promise<{ auth: string }> => {
  const response = await fetch(authUrl, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token() ?? ''}`,
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${authUrl} answered ${response.status}`);
  return (await response.json()) as { auth: string };
};

/** Opens the socket: laravel-echo over pusher-js, one connection, reconnecting by itself (SHELL-096 to SHELL-102). */
export const connect = (options: ConnectionOptions): Connection => {
  const { config, userId, onStatus, onNotification } = options;
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
  echo.private(`users.${userId}`).listen('.notification.created', onNotification);

  let channel: string | null = null;
  return {
    followParticipation: (id, names, onEvent) => {
      if (channel) echo.leave(channel);
      channel = id === null ? null : `participants.${id}`;
      if (!channel) return;
      const joined = echo.private(channel);
      for (const name of names) joined.listen(`.${name}`, (event: unknown) => onEvent(name, event));
    },
    close: () => {
      pusher.connection.unbind();
      echo.disconnect();
    },
  };
};
