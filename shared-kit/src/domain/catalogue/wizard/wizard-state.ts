import { isOrderPlaced } from '../catalogue-preparation';
import type { CatalogueOrderStatus } from '../catalogue-order';
import { allowedStep, nextStep, openingStep, previousStep, stepsOf, type OpenedOrder, type WizardWay } from './moving';
import { isStepAllowed, isStepComplete } from './step-gates';
import type { CatalogueStepKey } from './step-keys';

/** The navigation state of the wizard, without drafts, calls and texts. */
export interface WizardState {
  step: CatalogueStepKey;
  status: CatalogueOrderStatus;
  /** Set by a successful submit since opening, only for the success popup. */
  hasBeenOrdered: boolean;
  /** Target step of a running save: navigation and sending wait for it. */
  pending: CatalogueStepKey | null;
  /** A submit is running. */
  isSending: boolean;
}

/** The wizard before loading and after a reset. */
export const initialWizard: WizardState = {
  step: 'alphabet',
  status: 'draft',
  hasBeenOrdered: false,
  pending: null,
  isSending: false,
};

/** Events of the wizard. */
export type WizardEvent =
  | { type: 'reset' }
  /** Everything is loaded. */
  | { type: 'opened'; order: OpenedOrder; way: WizardWay; linked?: CatalogueStepKey | null }
  /** Next; with `isEditable` false it moves without saving. */
  | { type: 'next'; way: WizardWay; isEditable: boolean }
  /** Back in the footer. */
  | { type: 'back'; way: WizardWay; isEditable: boolean }
  /** A click in the bar, an edit link or a linked step. */
  | { type: 'go'; to: CatalogueStepKey; way: WizardWay; isEditable: boolean }
  | { type: 'saved' }
  | { type: 'save_failed' }
  | { type: 'send'; way: WizardWay }
  | { type: 'sent'; status: CatalogueOrderStatus }
  | { type: 'send_failed' }
  /** An external status change: by the organiser or a colleague's submit. */
  | { type: 'status'; status: CatalogueOrderStatus }
  /** The draft has changed: the step may be hidden or no longer allowed. */
  | { type: 'way_changed'; way: WizardWay }
  | { type: 'closed' };

const isBusy = ({ pending, isSending }: WizardState): boolean => pending !== null || isSending;

const moved = (state: WizardState, to: CatalogueStepKey | null, isEditable: boolean): WizardState => {
  if (to === null || to === state.step || isBusy(state) || isOrderPlaced(state.status)) return state;
  return isEditable ? { ...state, pending: to } : { ...state, step: to };
};

const canEnter = ({ to, way, isEditable }: Extract<WizardEvent, { type: 'go' }>): boolean =>
  isEditable ? isStepAllowed(to, stepsOf(way), way.gates) : stepsOf(way).includes(to);

/** Placing or returning the order shows the preview. */
const withStatus = (state: WizardState, status: CatalogueOrderStatus): WizardState =>
  isOrderPlaced(status) === isOrderPlaced(state.status)
    ? { ...state, status }
    : { ...state, status, step: 'preview', pending: null, isSending: false };

/**
 * The pure state model of the wizard. Navigation in an editable draft waits for a save: the state
 * contains the `pending` step until `saved` or `save_failed`. Impossible events return the same state.
 */
export const wizardReducer = (state: WizardState, event: WizardEvent): WizardState => {
  switch (event.type) {
    case 'reset':
      return initialWizard;
    case 'opened':
      return {
        ...initialWizard,
        status: (event.order?.status as CatalogueOrderStatus | undefined) ?? 'draft',
        step: openingStep(event.order, event.way, event.linked),
      };
    case 'next':
      // gates do not stop a read-only user
      if (event.isEditable && !isStepComplete(state.step, event.way.gates)) return state;
      return moved(state, nextStep(state.step, event.way), event.isEditable);
    case 'back':
      return moved(state, previousStep(state.step, event.way), event.isEditable);
    case 'go':
      if (!canEnter(event)) return state;
      return moved(state, event.to, event.isEditable);
    case 'saved':
      return state.pending === null ? state : { ...state, step: state.pending, pending: null };
    case 'save_failed':
      return state.pending === null ? state : { ...state, pending: null };
    case 'send':
      if (isBusy(state) || state.step !== 'preview' || isOrderPlaced(state.status)) return state;
      return isStepComplete('preview', event.way.gates) ? { ...state, isSending: true } : state;
    case 'sent':
      return { ...withStatus(state, event.status), step: 'preview', isSending: false, hasBeenOrdered: true };
    case 'send_failed':
      return state.isSending ? { ...state, isSending: false } : state;
    case 'status':
      return withStatus(state, event.status);
    case 'way_changed':
      // a visible step stays although an earlier gate has closed: the user is working there
      if (isOrderPlaced(state.status) || stepsOf(event.way).includes(state.step)) return state;
      return { ...state, step: allowedStep(state.step, event.way) };
    case 'closed':
      return state.hasBeenOrdered ? { ...state, hasBeenOrdered: false } : state;
  }
};
