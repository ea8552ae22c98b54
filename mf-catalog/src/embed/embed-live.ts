import type { ConnectedApiClient } from '@fairfront/shared-kit/api';
import type { ParticipationEventName, ParticipationEvents, PlatformServices } from '@fairfront/shared-kit/platform';
import type { LiveSocket, LiveSocketOptions, openLiveSocket } from '@fairfront/shared-kit/realtime';
import { atRest } from './at-rest';
import type { EmbedConfig } from './embed-config';

/** The live events of one element (CAT-270). */
export interface EmbedLive extends Pick<PlatformServices['realtime'], 'onParticipationEvent'> {
  /** Somebody looks at the page, or the network is back: what no socket has brought is asked for. */
  catchUp: () => void;
  /** Ends the socket for good (CAT-269). */
  close: () => void;
}

export interface EmbedLiveOptions {
  apiBase: string;
  api: Pick<ConnectedApiClient, 'serverNow'>;
  /** What the portal says of itself (CAT-270). */
  config: () => Promise<Pick<EmbedConfig, 'realtime'>>;
  /** Calls with the token of the page, and with another one when it has ended (CAT-258). */
  fetch: (request: Request) => Promise<Response>;
  /** More has happened than the events say: everything is to be loaded anew. */
  reload: () => void;
  /** Fetches the code that opens the socket. */
  loadOpen?: () => Promise<typeof openLiveSocket>;
  whenAtRest?: (work: () => void) => () => void;
}

const fetchOpen = async () =>
  (await import(/* webpackChunkName: "live" */ '@fairfront/shared-kit/realtime')).openLiveSocket;

type Handler = (event: ParticipationEvents[ParticipationEventName]) => void;

/**
 * Opens the socket with the first handler, when the browser is at rest: the first step never waits for it (CAT-277). A page may
 * forbid sockets: one that does not come about is tried again when somebody looks, and the order is loaded anew then (CAT-270).
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
        // facts, rights or dates are different now (SHELL-271)
        if (event === 'participation.updated') reload();
        handlers.get(event)?.forEach((handler) => handler(data as unknown as Parameters<Handler>[0]));
      },
      reload,
      onJoined: () => {
        isJoined = true;
      },
      onRefused: () => {
        // the token of the channel has ended, or the role: the next one decides, and only once
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
      // the order can be filled in without it; `catchUp` tries again
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
