import type { CatalogueOrderStatus } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';

/** What the page hears of: plain values, nothing of a person and no token (CAT-261). */
export interface EmbedEvents {
  ready: { participantId: number; orderId: number | null; status: CatalogueOrderStatus };
  'step-change': { step: CatalogueStepKey; from: CatalogueStepKey };
  saved: { orderId: number };
  submitted: { orderId: number; status: CatalogueOrderStatus };
  'status-change': { orderId: number; status: CatalogueOrderStatus };
  close: Record<string, never>;
  /** `reason` is for the developer of the page: what its `getToken` has thrown, for example. */
  error: { code: string; message: string; reason?: string };
  unauthorized: Record<string, never>;
}

/** Fires an event at the page. */
export type Emit = <Name extends keyof EmbedEvents>(name: Name, detail: EmbedEvents[Name]) => void;

/** What of a wizard makes an event. */
export interface WizardFacts {
  participantId: number;
  step: CatalogueStepKey;
  status: CatalogueOrderStatus;
  orderId: number | null;
  /** Of the stored order; null until the first save. */
  version: number | null;
}

/** Fires what is different between two states of the wizard; `former` is null at the first. */
export const emitChanges = (former: WizardFacts | null, now: WizardFacts, emit: Emit): void => {
  const { participantId, orderId, status, step } = now;
  if (former === null) return emit('ready', { participantId, orderId, status });
  if (orderId !== null && now.version !== former.version) emit('saved', { orderId });
  if (step !== former.step) emit('step-change', { step, from: former.step });
  if (orderId === null || status === former.status) return;
  if (former.status === 'draft' && status === 'sent') emit('submitted', { orderId, status });
  emit('status-change', { orderId, status });
};
