import type { NoParams } from '@fairfront/shared-kit/platform';

/** Routes of its screens, with their params. */
export interface Routes {
  publications: { id: number };
  'building-types': { id: number };
  'general-terms': { id: number };
  profile: NoParams;
  support: NoParams;
  notifications: NoParams;
  archive: NoParams;
  'add-exhibition': NoParams;
  'manager-requests': NoParams;
}

/** Its modals, with their params. */
export interface Modals {
  'event-modal-change-company': NoParams;
  'event-modal-managers': NoParams;
  'event-modal-users': NoParams;
  'event-modal-company-profile': NoParams;
  /** `view`: quotas without it; of the steps whom (`who`), in which order (`by`), which page (`part`) (ACC-262, ACC-263). */
  'event-modal-subexponent': { view?: 'steps' | 'letters'; who?: string; by?: string; part?: string };
  'event-modal-announcements': { announcement?: string };
  'event-modal-documents-issued-invoices': NoParams;
  'event-modal-documents-acts': NoParams;
  'event-modal-edo-settings': NoParams;
}

/** Realtime events that it handles, on the channel of a participation, with their data (SHELL-097). */
export interface Events {
  /** A colleague has asked for a publication, or the organiser has moved the request on (ACC-166, ACC-170). */
  'publication-request.updated': { id: number; status: PublicationStatusName; updated_at: string };
  /** The organiser has published or taken back an announcement, or a colleague has read one (ACC-227). */
  'announcement.updated': { id: number; updated_at: string };
  /** Something of a sub-exhibitor has changed, or its organiser has written to it; on the channel of the organiser (ACC-273). */
  'sub-participant.updated': { id: number; updated_at: string };
}
type PublicationStatusName = 'new' | 'in_work' | 'rejected' | 'posted';

/** What `remote.ts` must declare; `defineRemote` checks it. */
export interface Names {
  routes: Routes;
  modals: Modals;
}

// gives callers in other packages typed names and params
declare module '@fairfront/shared-kit/platform' {
  interface RouteParams extends Routes {}
  interface ModalParams extends Modals {}
  interface ParticipationEvents extends Events {}
}
