import { defineRemote, type OpenedBy, type PlacesOfOthers } from '@fairfront/shared-kit/platform';
import type { Names } from './names';

const opens = {
  routes: ['home', 'notification-settings', 'orders', 'own-access', 'participant'],
  modals: ['modal-feedback'],
} as const satisfies PlacesOfOthers;

// a name of another owner that is not listed above does not compile in this package
declare module '@fairfront/shared-kit/platform' {
  interface OpenedPlaces {
    account: OpenedBy<Names, typeof opens>;
  }
}

export default defineRemote<Names>({
  tiles: {
    'company-profile': {
      group: 'company',
      order: 10,
      width: 2,
      icon: 'building',
      titleKey: 'company.title',
      height: 258,
      afterEnd: false,
      load: () => import(/* webpackChunkName: "hub" */ './company-profile/company-profile.tile'),
    },
    team: {
      group: 'company',
      order: 20,
      width: 2,
      icon: 'users',
      titleKey: 'team.title',
      height: 258,
      afterEnd: false,
      load: () => import(/* webpackChunkName: "hub" */ './team/team.tile'),
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
      load: () => import(/* webpackChunkName: "hub" */ './sub-exhibitors/sub-exhibitors.tile'),
    },
    documents: {
      group: 'company',
      order: 50,
      width: 3,
      icon: 'documents',
      titleKey: 'documents.title',
      height: 226,
      load: () => import(/* webpackChunkName: "hub" */ './documents/documents.tile'),
    },
    managers: {
      group: 'company',
      order: 60,
      width: 3,
      icon: 'phone',
      titleKey: 'managers.title',
      height: 226,
      load: () => import(/* webpackChunkName: "hub" */ './managers/managers.tile'),
    },
  },
  checklist: {
    announcements: {
      order: 60,
      icon: 'megaphone',
      reads: ['announcements'],
      load: () => import(/* webpackChunkName: "hub" */ './announcements/announcements.checklist'),
    },
    company: {
      order: 70,
      icon: 'building',
      load: () => import(/* webpackChunkName: "hub" */ './company-profile/company.checklist'),
    },
    team: {
      order: 80,
      icon: 'users',
      load: () => import(/* webpackChunkName: "hub" */ './team/team.checklist'),
    },
  },
  modals: {
    'event-modal-subexponent': {
      titleKey: 'subs.title',
      size: 'xl',
      height: 'full',
      params: { view: true, who: true, by: true, part: true },
      load: () => import('./sub-exhibitors/sub-exhibitors.modal'),
    },
    'event-modal-users': {
      titleKey: 'team.title',
      size: 'xl',
      height: 'full',
      load: () => import('./team/users.modal'),
    },
    'event-modal-change-company': {
      titleKey: 'changeCompany.title',
      size: 'xl',
      height: 'full',
      load: () => import('./change-company/change-company.modal'),
    },
    'event-modal-edo-settings': {
      titleKey: 'edo.title',
      size: 'sm',
      height: 332,
      load: () => import('./edo/edo-settings.modal'),
    },
    'event-modal-company-profile': {
      titleKey: 'company.title',
      size: 'lg',
      height: 680,
      load: () => import('./company-profile/company-profile.modal'),
    },
    'event-modal-documents-issued-invoices': {
      titleKey: 'documents.title',
      size: 'xl',
      height: 'full',
      load: () => import('./documents/issued-invoices.modal'),
    },
    'event-modal-documents-acts': {
      titleKey: 'documents.title',
      size: 'xl',
      height: 'full',
      load: () => import('./documents/acts.modal'),
    },
    'event-modal-announcements': {
      titleKey: 'announcements.name',
      size: 'xl',
      height: 'full',
      params: { announcement: true },
      load: () => import('./announcements/announcements.modal'),
    },
    'event-modal-managers': {
      titleKey: 'managers.title',
      size: 'md',
      height: 590,
      load: () => import('./managers/managers.modal'),
    },
  },
  screens: {
    support: { path: '/support', load: () => import('./support/support.screen') },
    notifications: { path: '/notifications', auth: false, load: () => import('./notifications/notifications.screen') },
    profile: { path: '/profile', load: () => import('./profile/profile.screen') },
    archive: { path: '/archive', load: () => import('./archive/archive.screen') },
    'add-exhibition': { path: '/add-exhibition', load: () => import('./add-exhibition/add-exhibition.screen') },
    publications: {
      path: '/participant/:id/publications',
      event: true,
      load: () => import('./publications/publications.screen'),
    },
    'building-types': {
      path: '/participant/:id/building-types',
      event: true,
      load: () => import('./library/building-types.screen'),
    },
    'general-terms': {
      path: '/participant/:id/general-terms',
      event: true,
      load: () => import('./library/general-terms.screen'),
    },
    'manager-requests': {
      path: '/manager/requests',
      managers: true,
      load: () => import('./manager-requests/manager-requests.screen'),
    },
  },
  realtime: {
    'announcement.updated': () => import(/* webpackChunkName: "realtime" */ './announcements/announcement-updated'),
    'sub-participant.updated': () => import(/* webpackChunkName: "realtime" */ './sub-progress/sub-exhibitor-updated'),
    'publication-request.updated': () =>
      import(/* webpackChunkName: "realtime" */ './publications/publication-updated'),
  },
  commands: {
    announcements: {
      group: 'places',
      order: 45,
      icon: 'megaphone',
      load: () => import(/* webpackChunkName: "commands" */ './announcements/announcements.commands'),
    },
    company: {
      group: 'places',
      order: 50,
      icon: 'building',
      load: () => import(/* webpackChunkName: "commands" */ './commands/company.commands'),
    },
    'sub-exhibitors': {
      group: 'places',
      order: 55,
      icon: 'hierarchy',
      types: ['collective'],
      exceptRoles: ['installer'],
      load: () => import(/* webpackChunkName: "commands" */ './sub-exhibitors/sub-exhibitors.commands'),
    },
  },
  notifications: {
    document: { icon: 'documents', modal: 'event-modal-documents-issued-invoices' },
    publication: { icon: 'megaphone', route: 'publications' },
    announcement: { icon: 'megaphone', modal: 'event-modal-announcements', params: { announcement: ':id' } },
  },
  menu: {
    'manager-requests': {
      titleKey: 'managerRequests.name',
      icon: 'megaphone',
      order: 20,
      route: 'manager-requests',
      managers: true,
    },
  },
  places: {
    publications: { titleKey: 'publications.name', icon: 'megaphone', order: 10, route: 'publications' },
    'building-types': { titleKey: 'library.building-types.name', icon: 'crane', order: 20, route: 'building-types' },
    'general-terms': { titleKey: 'library.general-terms.name', icon: 'documents', order: 30, route: 'general-terms' },
  },
  goKeys: {
    N: { titleKey: 'notifications.title', order: 90, route: 'notifications' },
  },
  opens,
  locales: {
    ru: () => import(/* webpackChunkName: "texts-ru" */ './texts-ru'),
    en: () => import(/* webpackChunkName: "texts-en" */ './texts-en'),
  },
  hubLocales: {
    ru: () => import(/* webpackChunkName: "hub" */ './locales/ru.hub.json'),
    en: () => import(/* webpackChunkName: "hub" */ './locales/en.hub.json'),
  },
});
