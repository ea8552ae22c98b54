import type { CatalogueOrderStatus } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { NoParams } from '@fairfront/shared-kit/platform';

/** The modals of this remote with their params. */
export interface Modals {
  'event-modal-catalog': { step?: string };
  'event-modal-catalog-rubrics': NoParams;
}

/** The realtime events that this remote handles on the channel of a participation, with their data. */
export interface Events {
  /** The organiser or a colleague has changed the status of the catalogue order, including returns for correction. */
  'catalog-order.status-updated': { id: number; status: CatalogueOrderStatus; updated_at: string };
  /** A colleague or another tab has saved the catalogue order. */
  'catalog-order.updated': { id: number; version: number };
  /**
   * Somebody has the catalogue order open at a step; never stored. `name` is the Russian variant; for people it is the same
   * in both languages.
   */
  'catalog-order.editing': { id: number; user: { id: number; name: string; name_eng: string }; step_key: string };
}

/** The declarations that `remote.ts` must contain; `defineRemote` checks them. */
export interface Names {
  routes: object;
  modals: Modals;
}

// gives other packages typed names and params
declare module '@fairfront/shared-kit/platform' {
  interface ModalParams extends Modals {}
  interface ParticipationEvents extends Events {}
}
