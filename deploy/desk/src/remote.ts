import { defineRemote, type OpenedBy, type PlacesOfOthers } from '@fairfront/shared-kit/platform';
import type { Names } from './names';

const opens = { routes: ['home'] } as const satisfies PlacesOfOthers;

// a name of another owner that is not listed above does not compile in this package
declare module '@fairfront/shared-kit/platform' {
  interface OpenedPlaces {
    desk: OpenedBy<Names, typeof opens>;
  }
}

export default defineRemote<Names>({
  screens: {
    desk: {
      path: '/desk',
      layout: 'wide',
      managers: true,
      load: () => import('./start/start.screen'),
    },
    'desk-passes': {
      path: '/desk/passes',
      layout: 'wide',
      managers: true,
      load: () => import('./passes/passes.screen'),
    },
    'desk-orders': {
      path: '/desk/orders',
      layout: 'wide',
      managers: true,
      load: () => import('./orders/orders.screen'),
    },
    'desk-order': {
      path: '/desk/orders/:order',
      layout: 'wide',
      managers: true,
      load: () => import('./order/order.screen'),
    },
    'desk-catalogue-orders': {
      path: '/desk/catalogue-orders',
      layout: 'wide',
      managers: true,
      load: () => import('./catalogue/catalogue-orders.screen'),
    },
    'desk-support': {
      path: '/desk/support',
      layout: 'wide',
      managers: true,
      load: () => import('./support/support.screen'),
    },
    'desk-catalogue': {
      path: '/desk/catalogue',
      layout: 'wide',
      managers: true,
      load: () => import('./printing/printing.screen'),
    },
    'desk-readiness': {
      path: '/desk/readiness',
      layout: 'wide',
      managers: true,
      load: () => import('./readiness/readiness.screen'),
    },
    'desk-figures': {
      path: '/desk/figures',
      layout: 'wide',
      managers: true,
      load: () => import('./figures/figures.screen'),
    },
    'desk-services': {
      path: '/desk/services',
      layout: 'wide',
      managers: true,
      load: () => import('./services/services.screen'),
    },
    'desk-venue': {
      path: '/desk/venue',
      layout: 'wide',
      managers: true,
      load: () => import('./venue/venue.screen'),
    },
    'desk-exhibition': {
      path: '/desk/exhibition',
      layout: 'wide',
      managers: true,
      load: () => import('./exhibition/exhibition.screen'),
    },
    'desk-participants': {
      path: '/desk/participants',
      layout: 'wide',
      managers: true,
      load: () => import('./participants/participants.screen'),
    },
    'desk-participant': {
      path: '/desk/participants/:participation',
      layout: 'wide',
      managers: true,
      load: () => import('./participation/participation.screen'),
    },
    'desk-extensions': {
      path: '/desk/extensions',
      layout: 'wide',
      managers: true,
      load: () => import('./extensions/extensions.screen'),
    },
    'desk-publications': {
      path: '/desk/publications',
      layout: 'wide',
      managers: true,
      load: () => import('./publications/publications.screen'),
    },
    'desk-deletions': {
      path: '/desk/deletions',
      layout: 'wide',
      managers: true,
      load: () => import('./deletions/deletions.screen'),
    },
    'desk-import': {
      path: '/desk/import',
      layout: 'wide',
      managers: true,
      load: () => import('./fair-import/fair-import.screen'),
    },
    'desk-audit': {
      path: '/desk/audit',
      layout: 'wide',
      managers: true,
      load: () => import('./audit/audit.screen'),
    },
  },
  menu: {
    desk: { titleKey: 'title', icon: 'staff', order: 10, route: 'desk', managers: true },
  },
  commands: {
    'desk-places': {
      ...{ group: 'places', order: 5, icon: 'staff', managers: true },
      load: () => import(/* webpackChunkName: "commands" */ './commands/desk-places.commands'),
    },
    'desk-records': {
      ...{ group: 'records', order: 5, icon: 'search', managers: true },
      load: () => import(/* webpackChunkName: "commands" */ './commands/desk-records.commands'),
    },
  },
  opens,
  locales: {
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts-ru'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts-en'),
  },
});
