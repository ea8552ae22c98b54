import { usePlatformState } from '@fairfront/shared-kit/platform';
import { lazy } from '../layout/lazy';
import { ScreenSkeleton } from '../layout/failures/screen-skeleton';
import { SectionError } from '../layout/failures/section-error';
import { useShell } from '../shell-services';
import { useGuardFailure } from '../routing/guard-failure';
import { isOfUsers, layoutOf, stepOf, type GuardPlan } from '../routing/guard.model';
import { ownScreens } from './own-screens';

const RemoteScreen = lazy(() => import(/* webpackChunkName: "screen-remote" */ './remote.screen'));
const NotFoundScreen = lazy<{ isParticipation?: boolean }>(
  // in the file of the frames that use such pages (frame/layout-frame.tsx)
  () => import(/* webpackChunkName: "rare-frames" */ './not-found.screen'),
  'pages',
);
const NotificationsPrompt = lazy(
  () => import(/* webpackChunkName: "rare-frames" */ '../sign-in/notifications-prompt.screen'),
  'pages',
);

/** The content of the layout: the screen of the route or its replacement. */
export const Screen = ({ plan }: { plan: GuardPlan }) => {
  const { session } = useShell();
  const { user, participation } = usePlatformState();
  const { route } = plan;
  const failure = useGuardFailure();
  // about to redirect: render an empty frame instead of a screen that makes calls
  if (stepOf(plan, 'redirect')) return null;
  if (stepOf(plan, 'take-token') || (session.isChecking() && session.token() === null)) return <ScreenSkeleton />;
  if (!route || (route.managers && user && user.access !== 'manager')) return <NotFoundScreen />;
  if (route.name === 'notifications' && session.token() === null) return <NotificationsPrompt />;

  if (failure && !failure.retry) return <NotFoundScreen isParticipation />;
  if (failure?.retry) return <SectionError retry={failure.retry} />;

  const Own = ownScreens[route.name];
  if (Own) return <Own />;
  // parts of remotes may rely on user and participation being loaded, except on screens that visitors see
  const isReady = !isOfUsers(layoutOf(route)) || (user !== null && (!route.event || participation !== null));
  return isReady ? (
    <RemoteScreen key={route.name} name={route.name} waiting={<ScreenSkeleton />} />
  ) : (
    <ScreenSkeleton />
  );
};
