import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { Wizard } from './wizard-context';

/** A wizard whose dialog was replaced by the rubric picker. */
export interface HeldWizard {
  /** The last state of its steps; the draft contains unsaved input. */
  wizard: Wizard;
  /** Further state that its frame needs to continue, returned unchanged: merge base, pending save. */
  kept?: unknown;
}

/** The portal shows one dialog at a time, so this must outlive the dialog. It is lost with the page, like the form. */
const held = new Map<number, HeldWizard>();

/** Keeps the wizard of a participation while its dialog is closed. */
export const holdWizard = (participationId: number, wizard: HeldWizard): void => {
  held.set(participationId, wizard);
};

/** The waiting wizard; null if there is none. */
export const heldWizard = (participationId: number): HeldWizard | null => held.get(participationId) ?? null;

/** Changes the draft of the waiting wizard, which saves it when it is back. */
export const changeHeldDraft = (participationId: number, patch: Partial<OrderDraft>): void => {
  const waiting = held.get(participationId);
  if (!waiting) return;
  const { wizard } = waiting;
  held.set(participationId, { ...waiting, wizard: { ...wizard, draft: { ...wizard.draft, ...patch } } });
};

/** Clears the store: the wizard has resumed or was closed. */
export const releaseWizard = (participationId: number): void => {
  held.delete(participationId);
};
