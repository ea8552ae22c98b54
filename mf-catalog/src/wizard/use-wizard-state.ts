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

/** The initial state of the wizard. */
export interface WizardOpening {
  order: CatalogueOrder | null;
  way: WizardWay;
  /** The step in the address. */
  linked: CatalogueStepKey | null;
  /** The step to which the wizard returns from the rubric picker. */
  back: CatalogueStepKey | null;
}

const opened = ({ order, way, linked, back }: WizardOpening): WizardState => {
  const state = wizardReducer(initialWizard, { type: 'opened', order, way, linked });
  return back === null ? state : { ...state, step: back };
};

/** The wizard's state machine in React: `tryTo` returns whether an event has changed the state. */
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
