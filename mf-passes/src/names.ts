import type { ModalName } from '@fairfront/shared-kit/platform';

/** The routes of this remote with their params. */
export interface Routes {
  'pass-link': { token: string };
}

/** The modals of this remote with their params. */
export interface Modals {
  'event-modal-participant-passes': { add?: '1'; view?: 'links'; pass?: string; reissue?: '1' };
  'event-modal-auto-passes': { add?: '1'; pass?: string };
  'event-modal-montage-passes': { add?: '1'; pass?: string; reissue?: '1' };
  'event-modal-take-over-passes': { kind: 'participant' | 'installation' | 'car' };
  'event-modal-detail-pass': { pass: string; from?: ModalName };
}

/** The realtime events that this remote handles on the channel of a participation, with their data. */
export interface Events {
  'personal-pass.status-updated': {
    id: number;
    type: 'certificate' | 'visa' | 'installation';
    status: PassStatus;
    updated_at: string;
  };
  /** A rejected pass was replaced by its correction. */
  'personal-pass.reissued': {
    id: number;
    replaced: number;
    type: 'certificate' | 'visa' | 'installation';
    updated_at: string;
  };
  'car-pass.status-updated': { id: number; status: PassStatus; comment: string | null; updated_at: string };
  /** Passes were added, deleted or restored by one request; `call_id` is the prefix of its idempotency key. */
  'passes.updated': { kind: 'personal' | 'car'; call_id: string | null; updated_at: string };
  'pass-link.updated': {
    id: number;
    state: 'waiting' | 'opened' | 'filled' | 'revoked' | 'expired';
    updated_at: string;
  };
  'car-pass.barcode-updated': { id: number; barcode: string; updated_at: string };
}
type PassStatus = 'consideration' | 'accepted' | 'rejected';

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
