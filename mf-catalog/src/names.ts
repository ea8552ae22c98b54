import type { NoParams } from '@fairfront/shared-kit/platform';

/** Its modals, with their params. */
export interface Modals {
  'event-modal-catalog': { step?: string };
  'event-modal-catalog-rubrics': NoParams;
}

/** Realtime events that it handles, on the channel of a participation, with their data (SHELL-097). */
export interface Events {
  /** The organiser or a colleague has moved the catalogue order on, or it came back for corrections (CAT-207). */
  'catalog-order.status-updated': { id: number; status: CatalogOrderStatusName; updated_at: string };
  /** A colleague or another tab has saved the catalogue order (CAT-285). */
  'catalog-order.updated': { id: number; version: number };
  /** Somebody has the catalogue order open at a step; never stored. `name` is Russian, of a person the same in both languages. */
  'catalog-order.editing': { id: number; user: { id: number; name: string; name_eng: string }; step_key: string };
}
type CatalogOrderStatusName = 'draft' | 'sent' | 'moderation' | 'confirmed';

/** What `remote.ts` must declare; `defineRemote` checks it. */
export interface Names {
  routes: object;
  modals: Modals;
}

// gives callers in other packages typed names and params
declare module '@fairfront/shared-kit/platform' {
  interface ModalParams extends Modals {}
  interface ParticipationEvents extends Events {}
}
