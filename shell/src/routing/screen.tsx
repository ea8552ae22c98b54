import { usePlatformState } from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../boot';
import { later } from '../layout/later';
import { ScreenSkeleton } from '../layout/screen-skeleton';
import { SectionFailure } from '../layout/section-failure';
import { useShell } from '../shell-services';
import { useGuardFailure } from './guard-failure';
import { stepOf, type GuardPlan } from './guard.model';
import { ownScreens } from './own-screens';

const RemoteScreen = later(() => import(/* webpackChunkName: "screen-remote" */ './remote.screen'));
const NotFoundScreen = later<{ isParticipation?: boolean }>(() => import('../layout/not-found.screen'), 'pages');
const NotificationsPrompt = later(() => import('../sign-in/notifications-prompt.screen'), 'pages');

/** What stands inside the layout: the screen of the route, or what stands in for it. */
export const Screen = ({ plan }: { plan: GuardPlan }) => {
  const { session } = useShell();
  const catalog = useRemoteCatalog();
  const { user, participation } = usePlatformState();
  const { route } = plan;
  const failure = useGuardFailure();
  // about to leave: an empty frame for one moment instead of a screen that makes calls
  if (stepOf(plan, 'redirect')) return null;
  if (stepOf(plan, 'take-token') || (session.isChecking() && session.token() === null)) return <ScreenSkeleton />;
  if (!route || (route.name === 'manager-requests' && user && user.access !== 'manager')) return <NotFoundScreen />;
  if (route.name === 'notifications' && session.token() === null) return <NotificationsPrompt />;

  if (failure && !failure.retry) return <NotFoundScreen isParticipation />;
  if (failure?.retry) return <SectionFailure retry={failure.retry} />;

  const Own = ownScreens[route.name];
  if (Own) return <Own />;
  if (!catalog.hasScreen(route.name)) return <SectionFailure retry={() => window.location.reload()} />;
  // parts of remotes may take user and participation for granted (SHELL-037), but for screens that visitors see
  const isReady = route.layout !== 'default' || (user !== null && (!route.event || participation !== null));
  return isReady ? (
    <RemoteScreen key={route.name} name={route.name} waiting={<ScreenSkeleton />} />
  ) : (
    <ScreenSkeleton />
  );
};
