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
  },
  menu: {
    desk: { titleKey: 'title', icon: 'staff', order: 10, route: 'desk', managers: true },
  },
  opens,
  locales: {
    ru: () => import(/* webpackChunkName: "texts-ru" */ './locales/ru.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en.json'),
  },
});
