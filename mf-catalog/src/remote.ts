import { defineRemote } from '@fairfront/shared-kit/platform';

export default defineRemote({
  tiles: {
    'catalogue-order': {
      group: 'catalogue',
      order: 10,
      width: 6,
      icon: 'book',
      titleKey: 'title',
      // an assembly organisation has no stand to be found at
      types: ['self', 'collective', 'sub', 'part-time', 'organizer-and-media', 'special-project'],
      height: 172,
      load: () => import('./catalogue-order/catalogue-order.tile'),
    },
  },
  modals: {
    'event-modal-catalog': {
      titleKey: 'title',
      size: 'lg',
      load: () => import('./catalogue-order/catalogue-order.modal'),
    },
  },
  locales: {
    ru: () => import('./locales/ru.json'),
    en: () => import('./locales/en.json'),
  },
});
