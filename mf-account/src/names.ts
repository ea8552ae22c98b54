import type { NoParams } from '@fairfront/shared-kit/platform';

/** The routes of this remote with their params. */
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

/** The modals of this remote with their params. */
export interface Modals {
  'event-modal-change-company': NoParams;
  'event-modal-managers': NoParams;
  'event-modal-users': NoParams;
  'event-modal-company-profile': NoParams;
  /** Without `view` the modal shows quotas. The progress view takes a filter (`who`), an order (`by`) and a page (`part`). */
  'event-modal-subexponent': { view?: 'steps' | 'letters'; who?: string; by?: string; part?: string };
  'event-modal-announcements': { announcement?: string };
  'event-modal-documents-issued-invoices': NoParams;
  'event-modal-documents-acts': NoParams;
  'event-modal-edo-settings': NoParams;
}

/** The realtime events that this remote handles on the channel of a participation, with their data. */
export interface Events {
  /** A colleague has sent a publication request, or the organiser has changed its status. */
  'publication-request.updated': { id: number; status: PublicationStatusName; updated_at: string };
  /** The organiser has published or withdrawn an announcement, or a colleague has read one. */
  'announcement.updated': { id: number; updated_at: string };
  /** A sub-exhibitor has changed, or its organiser has written to it; sent on the organiser's channel. */
  'sub-participant.updated': { id: number; updated_at: string };
}
type PublicationStatusName = 'new' | 'in_work' | 'rejected' | 'posted';

/** The declarations that `remote.ts` must contain; `defineRemote` checks them. */
export interface Names {
  routes: Routes;
  modals: Modals;
}

// gives other packages typed names and params
declare module '@fairfront/shared-kit/platform' {
  interface RouteParams extends Routes {}
  interface ModalParams extends Modals {}
  interface ParticipationEvents extends Events {}
}
