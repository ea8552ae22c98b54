import type { ComponentType } from 'react';
import type { RouteName } from '@fairfront/shared-kit/platform';
import { HomeScreen } from '../home/home.later';
import { later, type Preload } from '../layout/later';
import { preloadFrame } from '../layout/layout-frame';
import { ScreenSkeleton } from '../layout/screen-skeleton';
import type { Texts } from '../locale/texts';
import { SignInScreen } from '../sign-in/sign-in.screen';
import { SignOutScreen } from '../sign-in/sign-out.screen';
import { routes } from './routes.model';

// chunks named `screen-<route>` are preloaded by the edge for that route (deploy/edge/src/page-preloads.ts)
const HubScreen = later(() => import(/* webpackChunkName: "screen-participant" */ '../hub/hub.screen'), 'hub');
const DeadlinesScreen = later(
  () => import(/* webpackChunkName: "screen-deadlines" */ '../deadlines/deadlines.screen'),
  'deadlines',
);
// opened rarely, both from the profile: one file, because every file costs the first screen its name and hash
const NotificationSettingsScreen = later(
  () => import(/* webpackChunkName: "screen-own-access" */ '../notification-settings/notification-settings.screen'),
  'notificationSettings',
);
const RecoveryScreen = later(() => import('../sign-in/recovery.screen'), 'access');
const ResetScreen = later(() => import('../sign-in/reset.screen'), 'access');
const ConfirmScreen = later(() => import('../sign-in/confirm.screen'), 'access');
const InvitationScreen = later(
  () => import(/* webpackChunkName: "screen-welcome" */ '../invitation/invitation.screen'),
  'welcome',
);
const OwnAccessScreen = later(
  () => import(/* webpackChunkName: "screen-own-access" */ '../own-access/own-access.screen'),
  'ownAccess',
);
const SecondFactorScreen = later(
  () => import(/* webpackChunkName: "screen-own-access" */ '../own-access/second-factor.screen'),
  'ownAccess',
);
const HelpScreen = later(() => import(/* webpackChunkName: "screen-help" */ '../feedback/help.screen'), 'feedback');

/** The shell's own screens: sign-in is there at once, the others come when they are opened. */
export const ownScreens: Partial<Record<RouteName, ComponentType>> = {
  home: () => <HomeScreen waiting={<ScreenSkeleton />} />,
  participant: () => <HubScreen waiting={<ScreenSkeleton />} />,
  deadlines: () => <DeadlinesScreen waiting={<ScreenSkeleton />} />,
  // the calendar of the participation is the same screen, opened as a month (SHELL-243)
  calendar: () => <DeadlinesScreen waiting={<ScreenSkeleton />} />,
  'own-access': () => <OwnAccessScreen waiting={<ScreenSkeleton />} />,
  'second-factor': () => <SecondFactorScreen waiting={<ScreenSkeleton />} />,
  'notification-settings': () => <NotificationSettingsScreen waiting={<ScreenSkeleton />} />,
  login: SignInScreen,
  logout: SignOutScreen,
  recovery: () => <RecoveryScreen />,
  'recovery-reset': () => <ResetScreen />,
  'confirm-registration': () => <ConfirmScreen />,
  welcome: () => <InvitationScreen />,
  help: () => <HelpScreen />,
};

const preloads: Partial<Record<RouteName, Preload>> = { home: HomeScreen.preload, participant: HubScreen.preload };

/** Asks for frame and screen of a route side by side, so that neither waits for the other. */
export const preloadRoute = (name: RouteName, texts: Texts): void => {
  const route = routes.find((known) => known.name === name);
  if (route) preloadFrame[route.layout](texts);
  preloads[name]?.(texts);
};
