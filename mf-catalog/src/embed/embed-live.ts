import type { ConnectedApiClient } from '@fairfront/shared-kit/api';
import type { ParticipationEventName, ParticipationEvents, PlatformServices } from '@fairfront/shared-kit/platform';
import type { LiveSocket, LiveSocketOptions, openLiveSocket } from '@fairfront/shared-kit/api/realtime';
import { atRest } from './at-rest';
import type { EmbedConfig } from './embed-config';

/** The live events of one element. */
export interface EmbedLive extends Pick<PlatformServices['realtime'], 'onParticipationEvent'> {
  /** Called when the page becomes visible or the network returns: fetches what no socket has delivered. */
  catchUp: () => void;
  /** Closes the socket permanently. */
  close: () => void;
}

export interface EmbedLiveOptions {
  apiBase: string;
  api: Pick<ConnectedApiClient, 'serverNow'>;
  /** The portal's configuration. */
  config: () => Promise<Pick<EmbedConfig, 'realtime'>>;
  /** Sends requests with the page's token, and with a new one after it has expired. */
  fetch: (request: Request) => Promise<Response>;
  /** Called when changes go beyond the events, so that everything must be refetched. */
  reload: () => void;
  /** Loads the socket chunk. */
  loadOpen?: () => Promise<typeof openLiveSocket>;
  whenAtRest?: (work: () => void) => () => void;
}

const fetchOpen = async () =>
  (await import(/* webpackChunkName: "live" */ '@fairfront/shared-kit/api/realtime')).openLiveSocket;

type Handler = (event: ParticipationEvents[ParticipationEventName]) => void;

/**
 * Opens the socket for the first handler once the browser is idle, so that the first step never waits for it. A page may
 * forbid sockets: a failed one is retried when the page becomes visible, and the order is refetched then.
 */
export const createEmbedLive = (options: EmbedLiveOptions): EmbedLive => {
  const { apiBase, api, config, reload, loadOpen = fetchOpen, whenAtRest = atRest } = options;
  const handlers = new Map<string, Set<Handler>>();
  let participantId: number | null = null;
  let socket: LiveSocket | null = null;
  let leave = () => {};
  let isJoined = false;
  let isOpening = false;
  let isClosed = false;
  let callOff = () => {};

  const place = async (): Promise<LiveSocketOptions['place'] | null> => {
    const { realtime } = await config();
    if (!realtime) return null;
    const { hostname, port, protocol } = new URL(apiBase);
    const tls = realtime.tls ?? protocol === 'https:';
    return {
      key: realtime.key,
      host: realtime.host ?? hostname,
      port: realtime.port ?? (Number(port) || (tls ? 443 : 80)),
      tls,
    };
  };

  const join = (): void => {
    leave();
    if (!socket || isClosed || participantId === null) return;
    leave = socket.join(`catalogues.${participantId}`, {
      play: ({ event, data }) => {
        // data, rights or dates have changed
        if (event === 'participation.updated') reload();
        handlers.get(event)?.forEach((handler) => handler(data as unknown as Parameters<Handler>[0]));
      },
      reload,
      onJoined: () => {
        isJoined = true;
      },
      onRefused: () => {
        // the channel token or the role has expired: the next token decides, once only
        if (!isJoined) return;
        isJoined = false;
        reload();
        join();
      },
    });
  };

  const open = async (): Promise<void> => {
    if (isOpening || isClosed || socket) return;
    isOpening = true;
    try {
      const [openSocket, at] = await Promise.all([loadOpen(), place()]);
      if (isClosed || !at) return;
      socket = openSocket({
        place: at,
        authUrl: `${apiBase}/broadcasting/auth`,
        missedUrl: `${apiBase}/broadcasting/missed`,
        call: (url, init) => options.fetch(new Request(url, init)),
        now: api.serverNow,
        onStatus: (status) => {
          if (status !== 'connected') isJoined = false;
          if (status === 'unavailable') socket?.rest();
        },
      });
      join();
    } catch {
      // the order works without it; `catchUp` retries
    } finally {
      isOpening = false;
    }
  };

  return {
    onParticipationEvent: (id, name, handler) => {
      const set = handlers.get(name) ?? new Set();
      handlers.set(name, set);
      set.add(handler as Handler);
      if (participantId === null) {
        participantId = id;
        callOff = whenAtRest(() => void open());
      }
      return () => set.delete(handler as Handler);
    },
    catchUp: () => {
      if (isJoined || isClosed) return;
      reload();
      if (participantId === null) return;
      if (!socket) return void open();
      socket.wake();
      return join();
    },
    close: () => {
      isClosed = true;
      callOff();
      socket?.close();
    },
  };
};
