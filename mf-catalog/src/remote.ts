import { defineRemote, type OpenedBy, type PlacesOfOthers } from '@fairfront/shared-kit/platform';
import type { Names } from './names';

/** An assembly organisation has no stand to be found at. */
const types = ['self', 'collective', 'sub', 'part-time', 'organizer-and-media', 'special-project'] as const;

const opens = {} as const satisfies PlacesOfOthers;

// a name of another owner that is not listed above does not compile in this package
declare module '@fairfront/shared-kit/platform' {
  interface OpenedPlaces {
    catalog: OpenedBy<Names, typeof opens>;
  }
}

export default defineRemote<Names>({
  tiles: {
    'catalogue-order': {
      group: 'catalogue',
      order: 10,
      width: 6,
      icon: 'book',
      titleKey: 'title',
      types,
      height: 172,
      load: () => import(/* webpackChunkName: "hub" */ './catalogue-order/catalogue-order.tile'),
    },
  },
  checklist: {
    'catalogue-order': {
      order: 40,
      icon: 'book',
      types,
      load: () => import(/* webpackChunkName: "hub" */ './catalogue-order/catalogue-order.checklist'),
    },
  },
  modals: {
    'event-modal-catalog': {
      titleKey: 'title',
      size: 'xl',
      height: 'full',
      params: { step: true },
      load: () => import('./wizard/catalogue-wizard.modal'),
    },
    'event-modal-catalog-rubrics': {
      titleKey: 'picker.title',
      size: 'lg',
      height: 'full',
      load: () => import('./rubric-picker/rubric-picker.modal'),
    },
  },
  realtime: {
    'catalog-order.status-updated': () =>
      import(/* webpackChunkName: "realtime" */ './catalogue-order/live-order-status'),
  },
  commands: {
    catalogue: {
      group: 'places',
      order: 40,
      icon: 'book',
      types,
      load: () => import(/* webpackChunkName: "commands" */ './commands/catalogue.commands'),
    },
  },
  notifications: {
    catalogue: { icon: 'book', modal: 'event-modal-catalog' },
  },
  goKeys: {
    C: { titleKey: 'wizard.shortTitle', order: 70, types, modal: 'event-modal-catalog' },
  },
  opens,
  locales: {
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts-ru'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts-en'),
  },
  hubLocales: {
    ru: () => import(/* webpackChunkName: "hub" */ './hub-texts-ru'),
    en: () => import(/* webpackChunkName: "hub" */ './hub-texts-en'),
  },
});
