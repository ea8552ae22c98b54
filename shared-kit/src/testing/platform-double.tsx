import { act } from '@testing-library/react';
import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { draftPlace } from '../forms/draft-store';
import type { Locale } from '../domain/common';
import { PlatformProvider } from '../platform/context';
import { dayjs, I18nextProvider, QueryClientProvider, type QueryClient, type Translator } from '../platform/facade';
import { ModalFrameContext, type ClosingGuard } from '../platform/modal-frame';
import type { ModalName, ParticipationEventName, ParticipationEvents, RouteName } from '../platform/names';
import { createQueryClient } from '../platform/query-client';
import type {
  ConfirmOptions,
  PlatformServices,
  PlatformState,
  PrivateChannelListener,
  RuntimeConfig,
  UndoOptions,
} from '../platform/services';
import type { Target } from '../platform/tile';
import { buildParticipation, buildUser } from './builders';
import { createFakeApi, type FakeApi } from './fake-api';
import { createTestTranslator, type TextsByNamespace } from './translator';

/** The environment that the double simulates. */
export interface PlatformDoubleOptions {
  /** Default: the editor of participation 101; null for a visitor. */
  user?: PlatformState['user'];
  /** Default: participation 101; null on routes without one. */
  participation?: PlatformState['participation'];
  /** Default: English. */
  locale?: Locale;
  texts?: TextsByNamespace;
  /** Default: route `participant` of the participation. */
  route?: Partial<PlatformState['route']>;
  live?: PlatformState['live'];
  /** The server's clock: ms since the epoch or an ISO instant. Default: the clock of the test (`Date.now`). */
  now?: number | string;
  config?: Partial<RuntimeConfig>;
  /** An API with its stubs. */
  api?: FakeApi;
  /** The remotes’ answer about notification subjects. Default: no remote owns them, so all lead to the hub. */
  notifications?: Partial<PlatformServices['notifications']>;
  /** The answer to confirmations. Default: yes. */
  confirms?: boolean | ((options: ConfirmOptions) => boolean);
  /** Draws what is rendered inside of a dialog frame with this title, for modals. */
  modalTitle?: string;
}

interface Subscription {
  participationId: number;
  name: ParticipationEventName;
  handler: (event: never) => void;
}

/** The requests of the parts under test to the shell, oldest first. */
export interface PlatformLog {
  opened: { name: ModalName; params: object }[];
  /** Calls of `modals.close`, of the frame's `close` too. */
  closed: { force?: boolean }[];
  modalParams: Record<string, string | undefined>[];
  navigated: { name: RouteName; params: object; query?: Record<string, string | undefined>; replace?: boolean }[];
  targets: Target[];
  errors: string[];
  notices: string[];
  undos: UndoOptions[];
  confirmations: ConfirmOptions[];
  reports: { name: string; detail?: Record<string, string | number> }[];
  actings: Parameters<PlatformServices['actAs']>[0][];
  /** Keys that the texts lack in the language on screen, as `namespace:key`. */
  missingTexts: string[];
}

/** The shell for tests: real translator, query cache and contract, everything that leaves it is written to `log`. */
export interface PlatformDouble {
  services: PlatformServices;
  state: PlatformState;
  api: FakeApi;
  queryClient: QueryClient;
  translator: Translator;
  log: PlatformLog;
  /** Whether the modal under test has reported to its frame that closing would lose input. */
  isDirty: () => boolean;
  /** The modal’s answer to a close request: that of its guard if it has one (SHELL-108). */
  mayClose: () => Promise<boolean>;
  /** Changes what the hooks answer, as the shell does on a navigation or after a load. */
  update: (changes: Partial<PlatformState>) => void;
  /** Switches the language of everything on screen (SHELL-085). */
  setLocale: (locale: Locale) => Promise<void>;
  /** Sets the server's clock; the time stands still then. */
  setNow: (now: number | string) => void;
  /** Delivers a realtime event of the open participation, or of another one. */
  emit: <Name extends ParticipationEventName>(
    name: Name,
    event: ParticipationEvents[Name],
    participationId?: number,
  ) => void;
  /** Delivers an event of a private channel to those who have joined it. */
  emitOn: (channel: string, name: string, data: Record<string, unknown>) => void;
  Providers: (props: { children: ReactNode }) => ReactNode;
}

const emptyLog = (): PlatformLog => ({
  opened: [],
  closed: [],
  modalParams: [],
  navigated: [],
  targets: [],
  errors: [],
  notices: [],
  undos: [],
  confirmations: [],
  reports: [],
  actings: [],
  missingTexts: [],
});

const instantOf = (now: number | string): number => (typeof now === 'number' ? now : Date.parse(now));

const defaultConfig: RuntimeConfig = {
  apiBase: '/api',
  realtime: null,
  contacts: { phone: '+7 495 123-45-67', email: 'help@fairfront.example' },
  tokenSignIn: false,
  sessionReplay: null,
};

/** A platform for tests and stories, with real translator, cache and API client. */
export const createPlatformDouble = (options: PlatformDoubleOptions = {}): PlatformDouble => {
  const { user = buildUser(), participation = buildParticipation(), locale = 'en', confirms = true } = options;
  const log = emptyLog();
  const translator = createTestTranslator(locale, options.texts ?? {}, (key) => log.missingTexts.push(key));
  dayjs.locale(locale);
  const queryClient = createQueryClient({ staleTime: 0, gcTime: Infinity });
  let state: PlatformState = {
    user,
    locale,
    participation,
    live: options.live ?? 'online',
    route: {
      name: 'participant',
      params: participation ? { id: String(participation.id) } : {},
      query: new URLSearchParams(),
      ...options.route,
    },
  };
  const api = options.api ?? createFakeApi({ locale: () => state.locale });
  let fixedNow = options.now === undefined ? null : instantOf(options.now);
  let dirty: boolean | ClosingGuard = false;
  const listeners = new Set<() => void>();
  const subscriptions = new Set<Subscription>();
  const channels = new Map<string, Set<PrivateChannelListener>>();

  const services: PlatformServices = {
    api: api.client,
    config: { ...defaultConfig, ...options.config },
    now: () => fixedNow ?? Date.now(),
    modals: {
      open: (name, params) => log.opened.push({ name, params }),
      close: (how = {}) => log.closed.push(how),
      setParams: (params) => log.modalParams.push(params),
    },
    navigation: {
      navigate: (name, params, how) => log.navigated.push({ name, params, ...how }),
      href: (name, params, query = {}) => {
        const values = Object.entries({ ...params, ...query }).filter(([, value]) => value !== undefined);
        return `/${name}?${new URLSearchParams(values.map(([key, value]) => [key, String(value)])).toString()}`;
      },
      go: (target) => log.targets.push(target),
    },
    messages: {
      error: (text) => log.errors.push(text),
      notice: (text) => log.notices.push(text),
      undo: (undo) => log.undos.push(undo),
      confirm: (question) => {
        log.confirmations.push(question);
        return Promise.resolve(typeof confirms === 'function' ? confirms(question) : confirms);
      },
    },
    notifications: {
      placeOf: ({ data: { participant_id: id } }) =>
        id === undefined ? null : { route: 'participant', params: { id }, query: {} },
      iconOf: () => 'bell',
      ...options.notifications,
    },
    realtime: {
      onParticipationEvent: (participationId, name, handler) => {
        const subscription: Subscription = { participationId, name, handler };
        subscriptions.add(subscription);
        return () => subscriptions.delete(subscription);
      },
      joinChannel: (channel, listener) => {
        const joined = channels.get(channel) ?? new Set();
        channels.set(channel, joined.add(listener));
        return () => joined.delete(listener);
      },
    },
    drafts: draftPlace,
    actAs: (session) => log.actings.push(session),
    telemetry: { report: (event) => log.reports.push(event) },
  };

  const update = (changes: Partial<PlatformState>) =>
    act(() => {
      state = { ...state, ...changes };
      listeners.forEach((listener) => listener());
    });

  const setDirty = (next: boolean | ClosingGuard) => {
    dirty = next;
  };

  const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
    const titleId = useId();
    return (
      <ModalFrameContext value={{ titleId, title, close: services.modals.close, setDirty }}>
        <div role="dialog" aria-modal="true" aria-labelledby={titleId}>
          {children}
        </div>
      </ModalFrameContext>
    );
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const Providers = ({ children }: { children: ReactNode }) => {
    const current = useSyncExternalStore(subscribe, () => state);
    const title = options.modalTitle;
    return (
      <I18nextProvider i18n={translator}>
        <QueryClientProvider client={queryClient}>
          <PlatformProvider services={services} state={current}>
            {title === undefined ? children : <Frame title={title}>{children}</Frame>}
          </PlatformProvider>
        </QueryClientProvider>
      </I18nextProvider>
    );
  };

  return {
    services,
    get state() {
      return state;
    },
    api,
    queryClient,
    translator,
    log,
    isDirty: () => dirty !== false,
    mayClose: () => act(async () => (typeof dirty === 'function' ? dirty(new AbortController().signal) : !dirty)),
    update,
    setLocale: async (next) => {
      dayjs.locale(next);
      await act(() => translator.changeLanguage(next));
      update({ locale: next });
    },
    setNow: (now) => {
      fixedNow = instantOf(now);
    },
    emit: (name, event, participationId = state.participation?.id) => {
      act(() => {
        for (const subscription of subscriptions) {
          if (subscription.participationId !== participationId || subscription.name !== name) continue;
          (subscription.handler as (event: ParticipationEvents[typeof name]) => void)(event);
        }
      });
    },
    emitOn: (channel, name, data) => {
      act(() => channels.get(channel)?.forEach(({ onEvent }) => onEvent(name, data)));
    },
    Providers,
  };
};
