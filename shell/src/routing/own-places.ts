import type { NotificationOffer, ScreenOffer } from '@fairfront/shared-kit/platform/release';

/** The shell's own screens with their routes (SHELL §2); those of the remotes are in their `remote.ts`. */
export const ownRoutes = {
  home: { path: '/' },
  participant: { path: '/participant/:id', badge: true },
  calendar: { path: '/participant/:id/calendar', event: true },
  deadlines: { path: '/participant/:id/deadlines', event: true, cart: true },
  'own-access': { path: '/profile/access' },
  'second-factor': { path: '/profile/access/second-factor' },
  'notification-settings': { path: '/profile/notifications' },
  login: { path: '/login', layout: 'not-auth', auth: false },
  logout: { path: '/logout', layout: 'not-auth' },
  recovery: { path: '/recovery', layout: 'not-auth', auth: false },
  'recovery-reset': { path: '/recovery/reset/:token', layout: 'not-auth', auth: false, secret: true },
  'confirm-registration': {
    path: '/confirm-registration/:id/:token',
    layout: 'not-auth',
    auth: false,
    secret: true,
  },
  welcome: { path: '/api/welcome/:id', layout: 'not-auth', auth: false, secret: true },
  help: { path: '/help', layout: 'help-form', auth: false },
} as const satisfies Record<string, ScreenOffer>;

/** Name of a route of the shell. */
export type OwnRouteName = keyof typeof ownRoutes;

/** The shell's own modal with the names of its params. */
export const ownModals = { 'modal-feedback': ['mode'] } as const satisfies Record<string, readonly string[]>;

const ofDeadline: NotificationOffer = { icon: 'calendar', route: 'deadlines' };
/** Notifications about the shell's own features, by type. */
export const ownNotifications: Readonly<Record<string, NotificationOffer>> = {
  deadline: ofDeadline,
  extension: ofDeadline,
};
