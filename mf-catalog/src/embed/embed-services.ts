import { createApiClient, isApiError, type ConnectedApiClient } from '@fairfront/shared-kit/api';
import { createMessages, type Messages } from '@fairfront/shared-kit/components/toast';
import type { ConfirmOptions, Locale, ModalName, PlatformServices } from '@fairfront/shared-kit/platform';
import { createEmbedLive, type EmbedLive } from './embed-live';
import { catalogueDocuments, createConfigReader, type EmbedConfig } from './embed-config';
import { createTokenFetch, type TokenFailure, type TokenProblem, type TokenSource } from './token-fetch';

/** A pending confirmation. */
interface Question extends ConfirmOptions {
  answer: (agreed: boolean) => void;
}

/** The visible dialog of the wizard; `picker` covers it. */
type EmbedView = 'wizard' | 'picker';

/** Why no wizard can be shown. */
export type EmbedClosed = EmbedScreen['closed'];

/** The state of an element that its services change. */
interface EmbedScreen {
  view: EmbedView;
  question: Question | null;
  /** Why the catalogue is closed: the token has expired, or the page provides none; null while it is open. */
  closed: 'expired' | TokenProblem | null;
}

/** The platform for other sites: the second implementation of what the shell provides. */
export interface EmbedPlatform {
  services: PlatformServices;
  api: ConnectedApiClient;
  toasts: Messages;
  screen: () => EmbedScreen;
  subscribe: (listener: () => void) => () => void;
  live: Pick<EmbedLive, 'catchUp' | 'close'>;
  /** Requests a token again after there was none; open content stays open. */
  resume: () => void;
  /** Reports that the page gave no token before the first render: nothing is requested without one. */
  closeForToken: () => void;
  /** The portal's configuration; it loads with the first data, and without it the wizard has no documents. */
  config: () => Promise<EmbedConfig>;
  /** The services with the documents of the installation. */
  servicesWith: (config: EmbedConfig | undefined) => PlatformServices;
}

/** The callbacks of the element for its services. */
export interface EmbedPlatformOptions {
  apiBase: string;
  locale: () => Locale;
  tokens: TokenSource;
  /** The wizard or its dialog requests to close. */
  close: (force: boolean) => void;
  onUnauthorized: () => void;
  /** The page provides no token. */
  onNoToken: (failure: TokenFailure) => void;
  /** A popup was shown. */
  onError: (message: string) => void;
  /** The displayed data may be outdated. */
  reload: () => void;
}

/** Requests with a file bypass `fetch`, so they are retried here. */
const withTokenForFiles = (api: ConnectedApiClient, tokens: TokenSource, onRefused: () => void): ConnectedApiClient =>
  ({
    ...api,
    upload: async (path, form, init) => {
      const isExpired = (error: unknown) => isApiError(error) && error.status === 401;
      try {
        return await api.upload(path, form, init);
      } catch (error) {
        if (!isExpired(error)) throw error;
        if ((await tokens.renew()) === null) {
          onRefused();
          throw error;
        }
      }
      return api.upload(path, form, init).catch((error: unknown) => {
        if (isExpired(error)) onRefused();
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
  let screen: EmbedScreen = { view: 'wizard', question: null, closed: null };
  const show = (change: Partial<EmbedScreen>) => {
    screen = { ...screen, ...change };
    listeners.forEach((listener) => listener());
  };
  const close = () => {
    const failure = tokens.failure();
    const closed = failure?.code ?? 'expired';
    if (screen.closed === closed) return;
    show({ closed });
    if (failure) options.onNoToken(failure);
    else options.onUnauthorized();
  };
  const tokenFetch = createTokenFetch(tokens, close);
  const api = withTokenForFiles(
    createApiClient({
      baseUrl: apiBase,
      getToken: tokens.current,
      getLocale: locale,
      // the fetch below has already requested a new token and reports the expiry itself
      onUnauthorized: () => undefined,
      fetch: tokenFetch,
    }),
    tokens,
    close,
  );
  const config = createConfigReader(api);
  const live = createEmbedLive({ apiBase, api, config, fetch: tokenFetch, reload: options.reload });

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
        if (!view || view === screen.view) return;
        show({ view });
      },
      close: ({ force = false } = {}) => options.close(force),
      // the page owns the address
      setParams: () => undefined,
    },
    navigation: {
      navigate: () => undefined,
      href: () => portal,
      go: () => undefined,
    },
    messages: {
      error: (text, cause) => {
        toasts.error(text, cause);
        options.onError(text);
      },
      notice: toasts.notice,
      undo: toasts.undo,
      confirm,
    },
    // only available in the portal
    notifications: { placeOf: () => null, iconOf: () => 'bell' },
    // an embed hears its catalogue only
    realtime: { onParticipationEvent: live.onParticipationEvent, joinChannel: () => () => {} },
    drafts: (userId, form) => {
      const key = `${userId}.${form}`;
      const known = drafts.get(key) ?? memoryPlace();
      drafts.set(key, known);
      return known;
    },
    actAs: () => undefined,
    telemetry: { report: () => undefined },
  };
  return {
    services,
    api,
    toasts,
    live,
    config,
    closeForToken: close,
    servicesWith: (known) =>
      known ? { ...services, config: { ...services.config, catalogue: catalogueDocuments(known) } } : services,
    screen: () => screen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resume: () => {
      void tokens.renew().then((token) => {
        if (token === null) return close();
        show({ closed: null });
        return live.catchUp();
      });
    },
  };
};

/** Form drafts in the memory of the page: an embed stores nothing. */
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
