import { defineRemote } from '@fairfront/shared-kit/platform';

export default defineRemote({
  tiles: {
    'company-profile': {
      group: 'company',
      order: 10,
      width: 2,
      icon: 'building',
      titleKey: 'company.title',
      height: 258,
      load: () => import('./company-profile/company-profile.tile'),
    },
    team: {
      group: 'company',
      order: 20,
      width: 2,
      icon: 'users',
      titleKey: 'team.title',
      height: 258,
      load: () => import('./team/team.tile'),
    },
    documents: {
      group: 'company',
      order: 50,
      width: 3,
      icon: 'documents',
      titleKey: 'documents.title',
      height: 226,
      load: () => import('./documents/documents.tile'),
    },
    managers: {
      group: 'company',
      order: 60,
      width: 3,
      icon: 'phone',
      titleKey: 'managers.title',
      height: 226,
      load: () => import('./managers/managers.tile'),
    },
  },
  checklist: {
    company: {
      order: 70,
      icon: 'building',
      load: () => import(/* webpackChunkName: "checklist" */ './company-profile/company.checklist'),
    },
    team: {
      order: 80,
      icon: 'users',
      load: () => import(/* webpackChunkName: "checklist" */ './team/team.checklist'),
    },
  },
  modals: {
    'event-modal-managers': {
      titleKey: 'managers.title',
      size: 'md',
      load: () => import('./managers/managers.modal'),
    },
  },
  screens: {
    notifications: { load: () => import('./notifications/notifications.screen') },
  },
  commands: {
    company: {
      group: 'places',
      order: 50,
      icon: 'building',
      load: () => import('./commands/company.commands'),
    },
  },
  locales: {
    ru: () => import('./locales/ru.json'),
    en: () => import('./locales/en.json'),
  },
});
