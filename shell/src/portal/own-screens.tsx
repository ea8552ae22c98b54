import type { ComponentType } from 'react';
import { HomeScreen } from '../home/home.lazy';
import { lazy, type Preload } from '../layout/lazy';
import { preloadFrame } from '../frame/layout-frame';
import { ScreenSkeleton } from '../layout/failures/screen-skeleton';
import type { Texts } from '../locale/texts';
import { SignOutScreen } from '../sign-in/sign-out.screen';
import { layoutOf } from '../routing/guard.model';
import type { OwnRouteName } from '../routing/own-places';
import type { Route } from '../routing/routes.model';

// in the file of its frame (frame/layout-frame.tsx)
const SignInScreen = lazy(() => import(/* webpackChunkName: "visitor" */ '../sign-in/sign-in.screen'));
// chunks named `screen-<route>` are preloaded by the edge for that route (deploy/edge/src/page-preloads.ts)
const HubScreen = lazy(() => import(/* webpackChunkName: "screen-participant" */ '../hub/hub.screen'), 'hub');
const DeadlinesScreen = lazy(
  () => import(/* webpackChunkName: "screen-deadlines" */ '../deadlines/deadlines.screen'),
  'deadlines',
);
// rarely opened, both from the profile: one file, because every file adds its name and hash to the first screen
const NotificationSettingsScreen = lazy(
  () => import(/* webpackChunkName: "screen-own-access" */ '../notification-settings/notification-settings.screen'),
  'notificationSettings',
);
// password recovery and the pages of e-mail links, in one file like the two above
const RecoveryScreen = lazy(() => import(/* webpackChunkName: "recovery" */ '../sign-in/recovery.screen'), 'access');
const ResetScreen = lazy(() => import(/* webpackChunkName: "recovery" */ '../sign-in/reset.screen'), 'access');
const ConfirmScreen = lazy(() => import(/* webpackChunkName: "recovery" */ '../sign-in/confirm.screen'), 'access');
const InvitationScreen = lazy(
  () => import(/* webpackChunkName: "screen-welcome" */ '../invitation/invitation.screen'),
  'welcome',
);
const OwnAccessScreen = lazy(
  () => import(/* webpackChunkName: "screen-own-access" */ '../own-access/own-access.screen'),
  'ownAccess',
);
const SecondFactorScreen = lazy(
  () => import(/* webpackChunkName: "screen-own-access" */ '../own-access/second-factor.screen'),
  'ownAccess',
);
const HelpScreen = lazy(() => import(/* webpackChunkName: "screen-help" */ '../feedback/help.screen'), 'feedback');

/** The shell's own screens, all lazy. */
const screens: Record<OwnRouteName, ComponentType> = {
  home: () => <HomeScreen waiting={<ScreenSkeleton />} />,
  participant: () => <HubScreen waiting={<ScreenSkeleton />} />,
  deadlines: () => <DeadlinesScreen waiting={<ScreenSkeleton />} />,
  // the calendar of the participation is the same screen, opened as a month
  calendar: () => <DeadlinesScreen waiting={<ScreenSkeleton />} />,
  'own-access': () => <OwnAccessScreen waiting={<ScreenSkeleton />} />,
  'second-factor': () => <SecondFactorScreen waiting={<ScreenSkeleton />} />,
  'notification-settings': () => <NotificationSettingsScreen waiting={<ScreenSkeleton />} />,
  login: () => <SignInScreen />,
  logout: SignOutScreen,
  recovery: () => <RecoveryScreen />,
  'recovery-reset': () => <ResetScreen />,
  'confirm-registration': () => <ConfirmScreen />,
  welcome: () => <InvitationScreen />,
  help: () => <HelpScreen />,
};

/** The same for every route: a name that is missing here belongs to a remote. */
export const ownScreens: Partial<Record<string, ComponentType>> = screens;

const preloads: Partial<Record<string, Preload>> = {
  home: HomeScreen.preload,
  participant: HubScreen.preload,
  login: SignInScreen.preload,
};

/** Prefetches frame and screen of a route in parallel. */
export const preloadRoute = (route: Route, texts: Texts): Promise<unknown> =>
  Promise.all([preloadFrame[layoutOf(route)](texts), preloads[route.name]?.(texts)]);
