import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  useEffectEvent,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isApiError } from '@fairfront/shared-kit/api';
import {
  failsHere,
  PlatformProvider,
  useQuery,
  type PlatformServices,
  type PlatformState,
  type ScreenLayout,
  type User,
} from '@fairfront/shared-kit/platform';
import { rememberPageHints } from '../boot';
import { pageOf, participationsQuery } from '../session/participations.query';
import { LayoutFrame } from '../frame/layout-frame';
import { ScreenBoundary } from '../layout/failures/screen-boundary';
import { ModalHost } from '../modals/modal-host';
import { userQuery } from '../session/user.query';
import { useShell } from '../shell-services';
import { usePrefetchParts } from '../prefetch/use-prefetch-parts';
import { usePrefetchReads } from '../prefetch/use-prefetch-reads';
import { useGuardCart } from '../routing/cart.query';
import { GuardFailureContext, useGuardFailure, type GuardFailure } from '../routing/guard-failure';
import { isOfUsers, layoutOf, planNavigation, stepOf, type GuardPlan } from '../routing/guard.model';
import { preloadRoute } from './own-screens';
import { participationQuery } from '../routing/participation.query';
import { Screen } from './screen';
import { mayLoadSubExhibitors, subExhibitorsQuery } from '../routing/sub-exhibitors.query';
import { useGuardActions } from '../routing/use-guard-actions';
import { afterFirstPaint } from '../realtime/after-first-paint';

/** Applies the consequences of a loaded user: their language and the live connection. */
const useLoadedUser = (user: User | null): void => {
  const { language, realtime } = useShell();
  const id = user?.id ?? null;

  // only the language that was loaded with the user counts; later choices are made here
  const onUser = useEffectEvent(() => {
    if (!user) return undefined;
    void language.follow(user.locale);
    return afterFirstPaint(() => realtime.setUser(user.id));
  });

  useEffect(() => onUser(), [id]);
};

/** Router, guard and providers: everything below can rely on the location, the user and the open participation. */
export const Portal = ({ platform }: { platform: PlatformServices }) => {
  const { session, navigator, routes } = useShell();
  const location = useLocation();
  const navigate = useNavigate();
  // runs before any effect of a screen, so that its first service call finds a connected router
  useLayoutEffect(() => navigator.connect(navigate, location), [navigator, navigate, location]);

  const token = useSyncExternalStore(session.subscribe, session.token);
  const isChecking = useSyncExternalStore(session.subscribe, session.isChecking);
  const from = useFormerPath(location.pathname);
  const plan = useMemo(
    () =>
      planNavigation({
        routes,
        path: location.pathname,
        search: location.search,
        from,
        hasToken: token !== null,
        isChecking,
        tokenSignIn: platform.config.tokenSignIn,
      }),
    [routes, location.pathname, location.search, from, token, isChecking, platform.config.tokenSignIn],
  );

  return (
    // everything that a user has opened and typed ends with the session
    <SignedInState key={token ?? 'visitor'} platform={platform} plan={plan}>
      <Framed layout={layoutOf(plan.route)}>
        <ScreenBoundary place={location.pathname} report={platform.telemetry.report}>
          <Screen plan={plan} />
        </ScreenBoundary>
      </Framed>
      <ModalHost />
    </SignedInState>
  );
};

/** The frame of the route; for a rejected participation, header and bars would wait forever. */
const Framed = ({ layout, children }: { layout: ScreenLayout; children: ReactNode }) => (
  <LayoutFrame layout={isUnknown(useGuardFailure()) ? 'empty' : layout}>{children}</LayoutFrame>
);

const isUnknown = (failure: GuardFailure | null): boolean => failure?.retry === null && !failure.isClosed;

/** The path before its last change; null at the start. */
const useFormerPath = (path: string): string | null => {
  const [paths, setPaths] = useState<{ now: string; former: string | null }>({ now: path, former: null });
  if (paths.now !== path) setPaths({ now: path, former: paths.now });
  return paths.now === path ? paths.former : paths.now;
};

interface SignedInStateProps {
  platform: PlatformServices;
  plan: GuardPlan;
  children: ReactNode;
}

/** Loads what the guard requires and provides it. */
const SignedInState = ({ platform, plan, children }: SignedInStateProps) => {
  const { session, language, realtime, texts } = useShell();
  const { pathname, search } = useLocation();
  const { api } = platform;
  const isSignedIn = session.token() !== null;
  const layout = layoutOf(plan.route);

  const { route } = plan;
  const name = route?.name;
  const isLeaving = stepOf(plan, 'redirect') !== undefined;
  useEffect(() => {
    if (route && !isLeaving) void preloadRoute(route, texts);
  }, [route, isLeaving, texts]);

  // the list of home is requested here, because its screen is still loading (avoids a request waterfall)
  const page = pageOf(new URLSearchParams(search));
  useQuery({ ...participationsQuery(api, { archive: '0', page }), enabled: isSignedIn && name === 'home' });
  // home works without this data: there the shell's message reports a failure
  const fails = name === 'home' ? {} : failsHere;
  // the 404 page shows who is signed in
  const knowsUser = isOfUsers(layout) || plan.route === null;
  const user = useQuery({ ...userQuery(api), ...fails, enabled: isSignedIn && knowsUser });
  const id = stepOf(plan, 'load-participation')?.id ?? null;
  const participation = useQuery({ ...participationQuery(api, id ?? 0), ...failsHere, enabled: id !== null });
  useQuery({
    ...subExhibitorsQuery(api, id ?? 0),
    enabled: id !== null && mayLoadSubExhibitors(user.data, participation.data),
  });
  useGuardCart(api, plan, pathname, participation.data);
  usePrefetchReads(name === 'participant' ? id : null);
  usePrefetchParts(api, {
    id: name === 'participant' ? id : null,
    participation: participation.data,
    user: user.data,
  });
  const locale = useSyncExternalStore(language.subscribe, language.current);
  const live = useSyncExternalStore(realtime.subscribe, realtime.live);

  const { error } = participation;
  const refused = isApiError(error) && [403, 404].includes(error.status) ? error : null;
  const wasOpen = participation.data !== undefined;
  const isClosed = refused?.code === 'second_factor_required';
  useGuardActions(plan, wasOpen && !isClosed ? refused : null);
  const lost = failureOf(name === 'home' || refused ? [] : [user, participation]);
  const failure = isClosed ? closed : refused && !wasOpen ? refusal : lost;
  useLoadedUser(user.data ?? null);

  const companyId = participation.data?.company.id;
  useEffect(() => {
    if (companyId !== undefined) rememberPageHints({ companyId });
  }, [companyId]);
  useEffect(
    () => realtime.setParticipation(participation.data && id !== null ? id : null),
    [realtime, participation.data, id],
  );

  const state = useMemo<PlatformState>(
    () => ({
      user: user.data ?? null,
      locale,
      participation: id === null ? null : (participation.data ?? null),
      route: { name: plan.route?.name ?? 'not-found', params: plan.params, query: new URLSearchParams(search) },
      live,
    }),
    [user.data, locale, id, participation.data, plan, search, live],
  );
  return (
    <PlatformProvider services={platform} state={state}>
      <GuardFailureContext value={failure}>{children}</GuardFailureContext>
    </PlatformProvider>
  );
};

const refusal: GuardFailure = { retry: null };
const closed: GuardFailure = { retry: null, isClosed: true };

interface Loaded {
  isError: boolean;
  data: unknown;
  refetch: () => Promise<unknown>;
}

/** The failure of required data that has not loaded; one retry requests everything that is missing. */
const failureOf = (queries: readonly Loaded[]): GuardFailure | null => {
  const missing = queries.filter(({ isError, data }) => isError && data === undefined);
  return missing.length ? { retry: () => missing.forEach(({ refetch }) => void refetch()) } : null;
};
