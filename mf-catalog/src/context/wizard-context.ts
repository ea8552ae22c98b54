import { createContext, useContext } from 'react';
import type { CatalogueOrder, CatalogueOrderStatus } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-node';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { PricedOrder } from '@fairfront/shared-kit/domain/catalogue/pricing/priced-order';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard/step-keys';

/** What every step of the wizard reads, and how it changes the order; steps know neither calls nor forms of each other. */
export interface Wizard {
  template: CatalogueTemplate;
  /** The two trees of rubrics (CAT-110, CAT-231). */
  rubrics: { main: readonly RubricNode[]; exporter: readonly RubricNode[] };
  /** Null until the first save (CAT-043). */
  order: CatalogueOrder | null;
  status: CatalogueOrderStatus;
  /** Write access, status draft and a period that is not over: everything else is shown as text (CAT-010 to CAT-013, CAT-204). */
  isEditable: boolean;
  draft: OrderDraft;
  /** Changes the draft; it is saved by itself a moment later. */
  change: (patch: Partial<OrderDraft> | ((draft: OrderDraft) => Partial<OrderDraft>)) => void;
  /** The price of the draft as it stands, by the same function as the server's. */
  priced: PricedOrder;
  step: CatalogueStepKey;
  /** The steps that are shown, in their order. */
  steps: readonly CatalogueStepKey[];
  /** Saves and goes there; false when the step is not allowed or the save failed. */
  goTo: (step: CatalogueStepKey) => Promise<boolean>;
  /** Saves what is pending and answers the stored order; null when that failed. Files need an order to belong to. */
  save: () => Promise<CatalogueOrder | null>;
  /** Takes over what another call has answered, for example after an upload. */
  accept: (order: CatalogueOrder) => void;
  /**
   * Opens the rubric picker. In the portal `holdWizard`, then the modal `event-modal-catalog-rubrics`, which opens the wizard
   * again by itself; in an embed a dialog of the element around `RubricPicker` (CAT-106, CAT-107, CAT-251).
   */
  openPicker: () => void;
}

/** Set by the frame of the wizard around its steps. */
export const WizardContext = createContext<Wizard | null>(null);

/** The wizard around the calling step. */
export const useWizard = (): Wizard => {
  const wizard = useContext(WizardContext);
  if (wizard === null) throw new Error('A step of the catalogue order is drawn outside of its wizard');
  return wizard;
};
