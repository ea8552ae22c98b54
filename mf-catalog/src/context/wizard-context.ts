import { createContext, useContext } from 'react';
import type { CatalogueOrder, CatalogueOrderStatus } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { PricedOrder } from '@fairfront/shared-kit/domain/catalogue/pricing/priced-order';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard/step-keys';

/**
 * The data that every step of the wizard reads, and its changes to the order; steps know neither requests nor each other's
 * forms.
 */
export interface Wizard {
  template: CatalogueTemplate;
  /** The two rubric trees. */
  rubrics: { main: readonly RubricNode[]; exporter: readonly RubricNode[] };
  /** Null until the first save. */
  order: CatalogueOrder | null;
  status: CatalogueOrderStatus;
  /** Whether the user has write access to a draft within the ordering period; otherwise everything is read-only. */
  isEditable: boolean;
  draft: OrderDraft;
  /** Changes the draft, which is autosaved a moment later. */
  change: (patch: Partial<OrderDraft> | ((draft: OrderDraft) => Partial<OrderDraft>)) => void;
  /** The current price of the draft, computed with the server's function. */
  priced: PricedOrder;
  step: CatalogueStepKey;
  /** The visible steps in their order. */
  steps: readonly CatalogueStepKey[];
  /** Saves and goes to a step; returns false if the step is not allowed or the save failed. */
  goTo: (step: CatalogueStepKey) => Promise<boolean>;
  /** Saves pending changes and returns the stored order; null on failure. Files need an order to belong to. */
  save: () => Promise<CatalogueOrder | null>;
  /** Applies an order returned by another request, for example after an upload. */
  accept: (order: CatalogueOrder) => void;
  /**
   * Opens the rubric picker. In the portal it calls `holdWizard`, then opens the modal `event-modal-catalog-rubrics`, which
   * reopens the wizard; in an embed it opens a dialog of the element around `RubricPicker`.
   */
  openPicker: () => void;
}

/** Provided by the wizard frame around its steps. */
export const WizardContext = createContext<Wizard | null>(null);

/** The wizard around the calling step. */
export const useWizard = (): Wizard => {
  const wizard = useContext(WizardContext);
  if (wizard === null) throw new Error('A step of the catalogue order must be rendered inside the wizard');
  return wizard;
};
