import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { Wizard } from './wizard-context';

/** A wizard whose dialog has given its place to the rubric picker (CAT-106). */
export interface HeldWizard {
  /** As its steps saw it last; the draft holds what is typed and not saved yet. */
  wizard: Wizard;
  /** What its frame needs besides to go on, given back untouched: base of the merge, pending save. */
  kept?: unknown;
}

/** The portal shows one dialog at a time, so that this must outlive the dialog (CAT-107). It is lost with the page, as the form is. */
const held = new Map<number, HeldWizard>();

/** Keeps the wizard of a participation while its dialog is away. */
export const holdWizard = (participationId: number, wizard: HeldWizard): void => {
  held.set(participationId, wizard);
};

/** The wizard that waits for its dialog; null when there is none. */
export const heldWizard = (participationId: number): HeldWizard | null => held.get(participationId) ?? null;

/** Changes the draft of the waiting wizard, which saves it when it is back. */
export const changeHeldDraft = (participationId: number, patch: Partial<OrderDraft>): void => {
  const waiting = held.get(participationId);
  if (!waiting) return;
  const { wizard } = waiting;
  held.set(participationId, { ...waiting, wizard: { ...wizard, draft: { ...wizard.draft, ...patch } } });
};

/** Nothing waits any longer: the wizard has the drafts, or was closed. */
export const releaseWizard = (participationId: number): void => {
  held.delete(participationId);
};
