import { StrictMode, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createApiClient, errorText, type ApiClientOptions, type ConnectedApiClient } from '@fairfront/shared-kit/api';
import { draftPlace } from '@fairfront/shared-kit/forms/draft-store';
import {
  createQueryClient,
  I18nextProvider,
  QueryClientProvider,
  type PlatformServices,
  type QueryClient,
  type Translator,
} from '@fairfront/shared-kit/platform';
import {
  createRemotes,
  lazyFederation,
  RemotesProvider,
  rememberPageHints,
  type Federation,
  type Page,
  type Remotes,
} from './boot';
import { createLanguage, startLocale } from './locale/language';
import { firstTexts, lazyTexts, readyTexts } from './locale/shell-texts';
import { createTexts } from './locale/texts';
import { startTheme } from './locale/theme';
import { PageBoundary } from './layout/failures/page-boundary';
import { MessageHost } from './messages/message-host';
import { createMessages } from './messages/messages';
import { createModalAddress } from './routing/modal-address';
import { createModals } from './modals/modals';
import { createRealtime, type RealtimeOptions } from './realtime/realtime';
import { createNavigation } from './routing/navigation';
import { createNotificationPlaces } from './routing/notification-places';
import { createNavigator } from './routing/navigator';
import { ownModals } from './routing/own-places';
import { createRoutes } from './routing/routes.model';
import { createTargetAddress } from './routing/target-address';
import { Portal } from './portal/portal';
import { noticeServiceAway } from './service-away/notice-service-away';
import { createSession } from './session/session';
import { userQuery } from './session/user.query';
import { ShellContext, type ShellServices } from './shell-services';

/**
 * The names of the fields with unsent input in the forms of the open dialog; forms mark them (shared-kit/src/forms).
 */
const unsentFields = (): string =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] form[data-unsent]')]
    .map(({ dataset }) => dataset['unsent'])
    .filter(Boolean)
    .join(', ');

/** Reports go to the console, where an installation may collect them. Nothing is sent. */
const createTelemetry = (): PlatformServices['telemetry'] => ({
  report: ({ name, detail = {} }) => console.warn(`[fairfront] ${name}`, detail),
});

/** All services of one page of the portal. */
export interface Shell {
  platform: PlatformServices;
  services: ShellServices;
  remotes: Remotes;
  queryClient: QueryClient;
  translator: Translator;
  api: ConnectedApiClient;
}

/** The parts that tests replace: everything that uses the network or reloads the page. */
export interface ShellParts {
  federation: Federation;
  createApi: (options: ApiClientOptions) => ConnectedApiClient;
  loadConnect: RealtimeOptions['loadConnect'];
  reload: () => void;
}

/** The composition root: creates every service once and connects them. Sends no request. */
export const createShell = ({ release, config, startedCalls }: Page, parts: Partial<ShellParts> = {}): Shell => {
  const { createApi = createApiClient, loadConnect } = parts;
  const { reload = () => window.location.reload() } = parts;
  const telemetry = createTelemetry();
  const navigator = createNavigator();
  const messages = createMessages();
  const queryClient = createQueryClient();

  const texts = createTexts({
    locale: startLocale(),
    first: firstTexts,
    ready: readyTexts,
    loadRemoteTexts: (locale) => remotes.loadTexts(locale),
  });
  const { translator } = texts;
  const { federation = lazyFederation(() => texts.add('kitParts', lazyTexts.kitParts)) } = parts;
  const notifyError = (error: unknown) => messages.services.error(errorText(error, translator.t), error);

  const api = createApi({
    baseUrl: config.apiBase,
    startedCalls,
    getToken: () => session.token(),
    getLocale: () => language.current(),
    onUnauthorized: () => session.expire(),
  });
  const session = createSession({
    api,
    queryClient,
    onSignOutFailure: () => messages.services.error(translator.t('shell:signOut.failed')),
    onActingEnd: (how, back) => {
      navigator.navigate(back, { replace: true });
      if (how === 'expired') messages.services.error(translator.t('shell:acting.expired'));
    },
  });
  const language = createLanguage({
    texts,
    save: (locale) => api.post('/language', { body: { locale } }),
    isSignedIn: () => session.token() !== null,
    onFailure: notifyError,
    onChange: (locale) => rememberPageHints({ locale }),
  });
  const remotes = createRemotes({
    release,
    federation,
    locale: language.current,
    addTexts: texts.put,
    report: telemetry.report,
  });
  const routes = createRoutes(remotes.catalog.screens);
  const isMirrored = (name: string) => remotes.catalog.modal(name)?.mirrored ?? true;
  const modalAddress = createModalAddress((name) => {
    if (Object.hasOwn(ownModals, name)) return ownModals[name as keyof typeof ownModals];
    const offer = remotes.catalog.modal(name);
    return offer && (offer.params ?? []);
  }, isMirrored);
  const modals = createModals({
    navigator,
    address: modalAddress,
    isMirrored,
    confirmClosing: (withdrawn) => {
      const fields = unsentFields();
      return messages.confirm(
        {
          title: translator.t('shell:modal.closeQuestion'),
          text: translator.t(fields ? 'shell:modal.closeLostFields' : 'shell:modal.closeLost', { fields }),
          confirmLabel: translator.t('shell:modal.closeConfirm'),
          cancelLabel: translator.t('shell:modal.closeCancel'),
          tone: 'danger',
        },
        withdrawn,
      );
    },
  });
  const navigation = createNavigation({
    navigator,
    routes,
    openModal: modals.services.open,
    onUnknown: (route) => {
      telemetry.report({ name: 'unknown-route', detail: { route } });
      void texts.add('modal', lazyTexts.modal).then(() => messages.services.notice(translator.t('modal:unknownPlace')));
    },
  });
  const realtime = createRealtime({
    config: config.realtime,
    queryClient,
    authUrl: '/api/broadcasting/auth',
    missedUrl: '/api/broadcasting/missed',
    token: session.token,
    now: api.serverNow,
    loadHandlers: remotes.realtimeHandlers,
    loadConnect,
  });

  const tokenSignIn = async (token: string) => {
    const { signInByToken } = await import('./session/token-sign-in');
    await signInByToken(token, {
      session,
      clientFor: (offered) =>
        createApi({
          baseUrl: config.apiBase,
          getToken: () => offered,
          getLocale: language.current,
          onUnauthorized: () => undefined,
        }),
      currentUser: () => (session.token() === null ? null : queryClient.fetchQuery(userQuery(api))),
      confirm: messages.services.confirm,
      error: messages.services.error,
      translator,
    });
  };

  noticeServiceAway(queryClient, async () => {
    const [{ asksApi, followServiceAway }] = await Promise.all([
      import('./service-away/service-away'),
      texts.add('modal', lazyTexts.modal),
    ]);
    const ask = asksApi(config.apiBase, session.token);
    return (error) => followServiceAway({ queryClient, text: translator.t('modal:serviceAway'), ask }, error);
  });

  session.subscribe(() => {
    if (session.token() !== null) return;
    rememberPageHints({ companyId: null });
    // a socket belongs to one session: the next sign-in opens a new one, even for the same user
    realtime.setUser(null);
  });
  startTheme();

  return {
    platform: {
      api,
      config,
      now: api.serverNow,
      modals: modals.services,
      navigation,
      messages: messages.services,
      notifications: createNotificationPlaces(remotes.catalog.notification),
      realtime: { onParticipationEvent: realtime.onParticipationEvent, joinChannel: realtime.joinChannel },
      drafts: draftPlace,
      telemetry,
      actAs: ({ token, user }) => {
        if (!user.acting) return;
        const { pathname, search } = navigator.location();
        session.actAs(token, user, pathname + search);
        navigation.navigate('participant', { id: user.acting.participation_id });
      },
    },
    services: {
      session,
      language,
      texts,
      messages,
      modals,
      navigator,
      routes,
      targetAddress: createTargetAddress(navigation.href, modalAddress),
      realtime,
      release,
      reload,
      prefetch: api.prefetch,
      tokenSignIn,
    },
    remotes,
    queryClient,
    translator,
    api,
  };
};

/** The tree of the portal around the services of `createShell`. */
export const App = ({ shell }: { shell: Shell }) => {
  const { platform, services, remotes, queryClient, translator } = shell;
  const router = useMemo(() => <Portal platform={platform} />, [platform]);
  return (
    <StrictMode>
      <ShellContext value={services}>
        <RemotesProvider value={remotes}>
          <QueryClientProvider client={queryClient}>
            <I18nextProvider i18n={translator}>
              <PageBoundary report={platform.telemetry.report}>
                <BrowserRouter>{router}</BrowserRouter>
              </PageBoundary>
              <MessageHost />
            </I18nextProvider>
          </QueryClientProvider>
        </RemotesProvider>
      </ShellContext>
    </StrictMode>
  );
};
