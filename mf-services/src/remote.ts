import { defineRemote } from '@fairfront/shared-kit/platform';

export default defineRemote({
  screens: {
    categories: { load: () => import('./categories/categories.screen') },
    category: { load: () => import('./category/category.screen') },
  },
  tiles: {
    services: {
      group: 'stand',
      order: 10,
      width: 3,
      icon: 'box',
      titleKey: 'tile.title',
      height: 250,
      needsServices: true,
      load: () => import('./services-tile/services.tile'),
    },
  },
  commands: {
    services: {
      group: 'places',
      order: 30,
      icon: 'box',
      needsServices: true,
      load: () => import('./commands/services.commands'),
    },
  },
  locales: { ru: () => import('./locales/ru.json'), en: () => import('./locales/en.json') },
});
