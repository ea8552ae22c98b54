import { createApiClient, isApiError, type ConnectedApiClient } from '@fairfront/shared-kit/api';
import { createMessages, type Messages } from '@fairfront/shared-kit/components/toast';
import type { ConfirmOptions, Locale, ModalName, PlatformServices } from '@fairfront/shared-kit/platform';
import { createEmbedLive, type EmbedLive } from './embed-live';
import { createTokenFetch, type TokenSource } from './token-fetch';

/** A question that waits for its answer. */
interface Question extends ConfirmOptions {
  answer: (agreed: boolean) => void;
}

/** The dialog of the wizard that is on screen; `picker` stands in front of it. */
type EmbedView = 'wizard' | 'picker';

/** What changes in an element by its services. */
interface EmbedScreen {
  view: EmbedView;
  question: Question | null;
  isExpired: boolean;
}

/** The platform for a foreign page: the second implementation of what the shell gives (CAT-252). */
export interface EmbedPlatform {
  services: PlatformServices;
  api: ConnectedApiClient;
  toasts: Messages;
  screen: () => EmbedScreen;
  subscribe: (listener: () => void) => () => void;
  live: Pick<EmbedLive, 'catchUp' | 'close'>;
  /** Asks again for a token after the session has expired; what was open stays open. */
  resume: () => void;
}

/** What the element does for its services. */
export interface EmbedPlatformOptions {
  apiBase: string;
  locale: () => Locale;
  tokens: TokenSource;
  /** The wizard or its dialog asks to be closed. */
  close: (force: boolean) => void;
  onUnauthorized: () => void;
  /** A popup has been shown. */
  onError: (message: string) => void;
  /** What is on screen may be out of date. */
  reload: () => void;
}

/** A call that carries a file goes past `fetch`: it is repeated here (CAT-258). */
const withTokenForFiles = (api: ConnectedApiClient, tokens: TokenSource, onExpired: () => void): ConnectedApiClient =>
  ({
    ...api,
    upload: async (path, form, init) => {
      const isExpired = (error: unknown) => isApiError(error) && error.status === 401;
      try {
        return await api.upload(path, form, init);
      } catch (error) {
        if (!isExpired(error)) throw error;
        if ((await tokens.renew()) === null) {
          onExpired();
          throw error;
        }
      }
      return api.upload(path, form, init).catch((error: unknown) => {
        if (isExpired(error)) onExpired();
        throw error;
      });
    },
  }) as ConnectedApiClient;

export const createEmbedPlatform = (options: EmbedPlatformOptions): EmbedPlatform => {
  const { apiBase, locale, tokens } = options;
  const toasts = createMessages();
  const listeners = new Set<() => void>();
  const waiting: Question[] = [];
  const drafts = new Map<string, ReturnType<PlatformServices['drafts']>>();
  let screen: EmbedScreen = { view: 'wizard', question: null, isExpired: false };
  const show = (change: Partial<EmbedScreen>) => {
    screen = { ...screen, ...change };
    listeners.forEach((listener) => listener());
  };
  const expire = () => {
    if (screen.isExpired) return;
    show({ isExpired: true });
    options.onUnauthorized();
  };
  const tokenFetch = createTokenFetch(tokens, expire);
  const api = withTokenForFiles(
    createApiClient({
      baseUrl: apiBase,
      getToken: tokens.current,
      getLocale: locale,
      // the fetch below has asked for another token already, and reports the end itself
      onUnauthorized: () => undefined,
      fetch: tokenFetch,
    }),
    tokens,
    expire,
  );
  const live = createEmbedLive({ apiBase, api, fetch: tokenFetch, reload: options.reload });

  const confirm = (question: ConfirmOptions) =>
    new Promise<boolean>((resolve) => {
      const answer = (agreed: boolean) => {
        waiting.shift();
        show({ question: waiting[0] ?? null });
        resolve(agreed);
      };
      waiting.push({ ...question, answer });
      show({ question: waiting[0] ?? null });
    });
  const views: Partial<Record<ModalName, EmbedView>> = {
    'event-modal-catalog': 'wizard',
    'event-modal-catalog-rubrics': 'picker',
  };
  const portal = new URL(apiBase).origin;

  const services: PlatformServices = {
    api,
    now: api.serverNow,
    config: { apiBase, realtime: null, contacts: {}, tokenSignIn: false, sessionReplay: null },
    modals: {
      open: (name) => {
        const view = views[name];
        if (view) show({ view });
      },
      close: ({ force = false } = {}) => options.close(force),
      // the address belongs to the page (CAT-268)
      setParams: () => undefined,
    },
    navigation: {
      navigate: () => undefined,
      href: () => portal,
      go: () => undefined,
    },
    messages: {
      error: (text) => {
        toasts.error(text);
        options.onError(text);
      },
      notice: toasts.notice,
      undo: toasts.undo,
      confirm,
    },
    // they stand in the portal only
    notifications: { placeOf: () => null, iconOf: () => 'bell' },
    realtime: { onParticipationEvent: live.onParticipationEvent },
    drafts: (userId, form) => {
      const key = `${userId}.${form}`;
      const known = drafts.get(key) ?? memoryPlace();
      drafts.set(key, known);
      return known;
    },
    telemetry: { report: () => undefined },
  };
  return {
    services,
    api,
    toasts,
    live,
    screen: () => screen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resume: () => {
      void tokens.renew().then((token) => {
        if (token === null) return;
        show({ isExpired: false });
        live.catchUp();
      });
    },
  };
};

/** Unsent input of a form, in the memory of the page: an embed stores nothing (CAT-268). */
const memoryPlace = (): ReturnType<PlatformServices['drafts']> => {
  let kept: { savedAt: number; values: Record<string, unknown> } | null = null;
  return {
    read: () => kept,
    write: (values) => {
      kept = { savedAt: Date.now(), values: structuredClone({ ...values }) as Record<string, unknown> };
    },
    drop: () => {
      kept = null;
    },
  };
};
