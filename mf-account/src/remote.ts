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
    'sub-exhibitors': {
      group: 'company',
      order: 30,
      width: 2,
      icon: 'hierarchy',
      titleKey: 'subs.title',
      height: 258,
      types: ['collective'],
      exceptRoles: ['installer'],
      load: () => import('./sub-exhibitors/sub-exhibitors.tile'),
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
    'event-modal-subexponent': {
      titleKey: 'subs.title',
      size: 'xl',
      load: () => import('./sub-exhibitors/sub-exhibitors.modal'),
    },
    'event-modal-users': {
      titleKey: 'team.title',
      size: 'xl',
      load: () => import('./team/users.modal'),
    },
    'event-modal-change-company': {
      titleKey: 'changeCompany.title',
      size: 'xl',
      load: () => import('./change-company/change-company.modal'),
    },
    'event-modal-edo-settings': {
      titleKey: 'edo.title',
      size: 'sm',
      load: () => import('./edo/edo-settings.modal'),
    },
    'event-modal-company-profile': {
      titleKey: 'company.title',
      size: 'lg',
      load: () => import('./company-profile/company-profile.modal'),
    },
    'event-modal-documents-issued-invoices': {
      titleKey: 'documents.title',
      size: 'xl',
      load: () => import('./documents/issued-invoices.modal'),
    },
    'event-modal-documents-acts': {
      titleKey: 'documents.title',
      size: 'xl',
      load: () => import('./documents/acts.modal'),
    },
    'event-modal-managers': {
      titleKey: 'managers.title',
      size: 'md',
      load: () => import('./managers/managers.modal'),
    },
  },
  screens: {
    support: { load: () => import('./support/support.screen') },
    notifications: { load: () => import('./notifications/notifications.screen') },
    profile: { load: () => import('./profile/profile.screen') },
    archive: { load: () => import('./archive/archive.screen') },
    'add-exhibition': { load: () => import('./add-exhibition/add-exhibition.screen') },
  },
  commands: {
    company: {
      group: 'places',
      order: 50,
      icon: 'building',
      load: () => import('./commands/company.commands'),
    },
    'sub-exhibitors': {
      group: 'places',
      order: 55,
      icon: 'hierarchy',
      types: ['collective'],
      exceptRoles: ['installer'],
      load: () => import('./sub-exhibitors/sub-exhibitors.commands'),
    },
  },
  locales: {
    ru: () => import('./locales/ru.json'),
    en: () => import('./locales/en.json'),
  },
});
