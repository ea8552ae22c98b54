import type { CatalogueStepKey } from './step-keys';

/** Whether the gate of each step that has one is open; exporter, packages and ad services have none. */
export interface StepGates {
  /** No issues in the fields of step 1 and no pending check. */
  alphabet: boolean;
  /** At least one rubric is selected. */
  rubrics: boolean;
  /** Nothing blocks sending. */
  preview: boolean;
}

/** Whether a step can be completed: Next, or Send on the preview, is enabled. */
export const isStepComplete = (step: CatalogueStepKey, gates: StepGates): boolean =>
  step === 'alphabet' || step === 'rubrics' || step === 'preview' ? gates[step] : true;

/**
 * Whether a step can be entered: it is visible, and the gates of all steps before it are open. In the
 * built-in order Rubrics opens first and the rest together.
 * @param steps the visible ones in order
 */
export const isStepAllowed = (
  step: CatalogueStepKey,
  steps: readonly CatalogueStepKey[],
  gates: StepGates,
): boolean => {
  const place = steps.indexOf(step);
  return place >= 0 && steps.slice(0, place).every((earlier) => isStepComplete(earlier, gates));
};

/** A step of the navigation bar. */
export interface BarStep {
  key: CatalogueStepKey;
  /** 1 to 5 or 6 as displayed; the fixed number of a step is `stepNumber`. */
  number: number;
  isAllowed: boolean;
}

/** The navigation bar: visible steps with their displayed numbers. */
export const barSteps = (steps: readonly CatalogueStepKey[], gates: StepGates): BarStep[] =>
  steps.map((key, index) => ({ key, number: index + 1, isAllowed: isStepAllowed(key, steps, gates) }));
