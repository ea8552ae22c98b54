import type { CatalogueOrderStatus } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';

/** The events for the page: plain values without personal data or tokens. */
export interface EmbedEvents {
  ready: { participantId: number; orderId: number | null; status: CatalogueOrderStatus };
  'step-change': { step: CatalogueStepKey; from: CatalogueStepKey };
  saved: { orderId: number };
  submitted: { orderId: number; status: CatalogueOrderStatus };
  'status-change': { orderId: number; status: CatalogueOrderStatus };
  close: Record<string, never>;
  /** `reason` is for the developer of the page, for example the error thrown by `getToken`. */
  error: { code: string; message: string; reason?: string };
  unauthorized: Record<string, never>;
}

/** Fires an event on the page. */
export type Emit = <Name extends keyof EmbedEvents>(name: Name, detail: EmbedEvents[Name]) => void;

/** The wizard state that triggers events. */
export interface WizardFacts {
  participantId: number;
  step: CatalogueStepKey;
  status: CatalogueOrderStatus;
  orderId: number | null;
  /** The id of the stored order; null until the first save. */
  version: number | null;
}

/** Fires events for the differences between two wizard states; `former` is null at first. */
export const emitChanges = (former: WizardFacts | null, now: WizardFacts, emit: Emit): void => {
  const { participantId, orderId, status, step } = now;
  if (former === null) return emit('ready', { participantId, orderId, status });
  if (orderId !== null && now.version !== former.version) emit('saved', { orderId });
  if (step !== former.step) emit('step-change', { step, from: former.step });
  if (orderId === null || status === former.status) return;
  if (former.status === 'draft' && status === 'sent') emit('submitted', { orderId, status });
  emit('status-change', { orderId, status });
};
