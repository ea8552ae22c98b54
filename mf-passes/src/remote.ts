import { passSorts } from '@fairfront/shared-kit/domain/passes/sorting';
import { defineRemote, firstRead, type OpenedBy, type PlacesOfOthers } from '@fairfront/shared-kit/platform';
import { carPassPage, personalPassPage } from './api/list-pages';
import type { Names } from './names';

const [newestFirst] = passSorts;

const opens = { routes: ['participant'] } as const satisfies PlacesOfOthers;

// a name of another owner that is not listed above does not compile in this package
declare module '@fairfront/shared-kit/platform' {
  interface OpenedPlaces {
    passes: OpenedBy<Names, typeof opens>;
  }
}

export default defineRemote<Names>({
  tiles: {
    'participant-passes': {
      group: 'passes',
      order: 10,
      width: 2,
      icon: 'badge',
      titleKey: 'participant.title',
      height: 296,
      meter: true,
      sectionDate: 'installation',
      reads: [firstRead('personal-passes', personalPassPage('participant', 1, newestFirst))],
      load: () => import(/* webpackChunkName: "hub" */ './participant-passes/participant-passes.tile'),
    },
    'installation-passes': {
      group: 'passes',
      order: 20,
      width: 2,
      icon: 'wrench',
      titleKey: 'installation.title',
      height: 296,
      meter: true,
      sectionDate: 'installation',
      reads: [firstRead('personal-passes', personalPassPage('installation', 1, newestFirst))],
      load: () => import(/* webpackChunkName: "hub" */ './installation-passes/installation-passes.tile'),
    },
    'car-passes': {
      group: 'passes',
      order: 30,
      width: 2,
      icon: 'truck',
      titleKey: 'car.title',
      height: 296,
      meter: true,
      sectionDate: 'installation',
      reads: [firstRead('car-passes', carPassPage(1))],
      load: () => import(/* webpackChunkName: "hub" */ './car-passes/car-passes.tile'),
    },
  },
  checklist: {
    'participant-passes': {
      order: 10,
      icon: 'badge',
      load: () => import(/* webpackChunkName: "hub" */ './participant-passes/participant-passes.checklist'),
    },
    'installation-passes': {
      order: 20,
      icon: 'wrench',
      load: () => import(/* webpackChunkName: "hub" */ './installation-passes/installation-passes.checklist'),
    },
    'car-passes': {
      order: 30,
      icon: 'truck',
      load: () => import(/* webpackChunkName: "hub" */ './car-passes/car-passes.checklist'),
    },
  },
  modals: {
    'event-modal-participant-passes': {
      titleKey: 'participant.title',
      size: 'xl',
      height: 'full',
      ahead: true,
      params: { add: true, view: true, pass: true, reissue: true },
      load: () => import('./participant-passes/participant-passes.modal'),
    },
    'event-modal-montage-passes': {
      titleKey: 'installation.modalTitle',
      size: 'xl',
      height: 'full',
      ahead: true,
      params: { add: true, pass: true, reissue: true },
      load: () => import('./installation-passes/installation-passes.modal'),
    },
    'event-modal-auto-passes': {
      titleKey: 'car.title',
      size: 'xl',
      height: 'full',
      ahead: true,
      params: { add: true, pass: true },
      load: () => import('./car-passes/car-passes.modal'),
    },
    'event-modal-take-over-passes': {
      titleKey: 'copyFromPrevious.title',
      size: 'lg',
      height: 'full',
      params: { kind: true },
      load: () => import('./copy-from-previous/copy-from-previous.modal'),
    },
    'event-modal-detail-pass': {
      titleKey: 'detail.title',
      size: 'sm',
      height: 442,
      params: { pass: true, from: true },
      load: () => import('./pass-detail/pass-detail.modal'),
    },
  },
  screens: {
    'pass-link': {
      path: '/pass-link/:token',
      layout: 'card',
      auth: false,
      secret: true,
      load: () => import('./self-fill/self-fill.screen'),
    },
  },
  commands: {
    'pass-actions': {
      group: 'actions',
      order: 10,
      icon: 'plus',
      load: () => import(/* webpackChunkName: "commands" */ './commands/pass-actions.commands'),
    },
    'pass-places': {
      group: 'places',
      order: 10,
      icon: 'badge',
      load: () => import(/* webpackChunkName: "commands" */ './commands/pass-places.commands'),
    },
    'pass-records': {
      group: 'records',
      order: 10,
      icon: 'truck',
      load: () => import(/* webpackChunkName: "commands" */ './commands/pass-records.commands'),
    },
  },
  realtime: {
    'pass-link.updated': () => import(/* webpackChunkName: "realtime" */ './live-status/pass-link-change'),
    'passes.updated': () => import(/* webpackChunkName: "realtime" */ './live-status/passes-change'),
    'personal-pass.reissued': () => import(/* webpackChunkName: "realtime" */ './live-status/pass-reissued'),
    'personal-pass.status-updated': () =>
      import(/* webpackChunkName: "realtime" */ './live-status/personal-pass-status'),
    'car-pass.status-updated': () => import(/* webpackChunkName: "realtime" */ './live-status/car-pass-status'),
    'car-pass.barcode-updated': () => import(/* webpackChunkName: "realtime" */ './live-status/car-pass-barcode'),
  },
  notifications: {
    // a pass is opened itself, closing it leads to its list
    'personal-pass': {
      icon: 'badge',
      modal: 'event-modal-detail-pass',
      params: {
        pass: ':id',
        from: {
          certificate: 'event-modal-participant-passes',
          visa: 'event-modal-participant-passes',
          installation: 'event-modal-montage-passes',
        },
      },
    },
    'car-pass': { icon: 'truck', modal: 'event-modal-auto-passes', params: { pass: ':id' } },
  },
  goKeys: {
    P: { titleKey: 'participant.title', order: 30, modal: 'event-modal-participant-passes' },
    M: { titleKey: 'installation.title', order: 40, modal: 'event-modal-montage-passes' },
    A: { titleKey: 'car.title', order: 50, modal: 'event-modal-auto-passes' },
  },
  carryOver: {
    passes: {
      titleKey: 'carryOver.title',
      aboutKey: 'carryOver.about',
      icon: 'copy',
      order: 10,
      exceptRoles: ['read', 'installer'],
      deadlines: ['participant-passes', 'installation-passes'],
      modal: 'event-modal-take-over-passes',
      params: { kind: 'participant' },
    },
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
