import { useReducer } from 'react';
import {
  initialWizard,
  stepOrder,
  wizardReducer,
  type CatalogueStepKey,
  type StepGates,
  type WizardEvent,
  type WizardState,
  type WizardWay,
} from '@fairfront/shared-kit/domain/catalogue/wizard';
import type { CatalogueOrder } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';

/** What the wizard opens with. */
export interface WizardOpening {
  order: CatalogueOrder | null;
  way: WizardWay;
  /** The step that the address names (CAT-278). */
  linked: CatalogueStepKey | null;
  /** The wizard comes back from the rubric picker to this step (CAT-107). */
  back: CatalogueStepKey | null;
}

const opened = ({ order, way, linked, back }: WizardOpening): WizardState => {
  const state = wizardReducer(initialWizard, { type: 'opened', order, way, linked });
  return back === null ? state : { ...state, step: back };
};

/** The state model of the wizard in React: `tryTo` answers whether an event has moved anything. */
export const useWizardState = (opening: WizardOpening) => {
  const [state, dispatch] = useReducer(wizardReducer, opening, opened);
  const tryTo = (event: WizardEvent): boolean => {
    const isPossible = wizardReducer(state, event) !== state;
    if (isPossible) dispatch(event);
    return isPossible;
  };
  return { state, dispatch, tryTo };
};

/** Everything that decides where the wizard can go. */
export const wayOf = (
  orders: readonly (readonly string[] | null | undefined)[],
  { companyRussianExporter }: { companyRussianExporter: boolean },
  gates: StepGates,
): WizardWay => ({ order: stepOrder(...orders), companyRussianExporter, gates });
