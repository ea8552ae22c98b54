import type { CatalogueStepKey } from './step-keys';

/** Whether the gate of each step that has one is open; exporter, packages and ad services have none (CAT-023). */
export interface StepGates {
  /** No issues in the fields of step 1 and no pending check (CAT-054 to CAT-074). */
  alphabet: boolean;
  /** At least one rubric is selected (CAT-088). */
  rubrics: boolean;
  /** Nothing blocks sending (CAT-196, CAT-288). */
  preview: boolean;
}

/** Whether a step can be completed: Next, or Send on the preview, is enabled (CAT-022, CAT-023). */
export const isStepComplete = (step: CatalogueStepKey, gates: StepGates): boolean =>
  step === 'alphabet' || step === 'rubrics' || step === 'preview' ? gates[step] : true;

/**
 * Whether a step can be entered: it is visible, and the gates of all steps before it are open (CAT-008). In the
 * built-in order Rubrics opens first and the rest together (CAT-016, CAT-017).
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
  /** 1 to 5 or 6 as displayed; the fixed number of a step is `stepNumber` (CAT-009). */
  number: number;
  isAllowed: boolean;
}

/** The navigation bar: visible steps with their displayed numbers (CAT-009, CAT-016). */
export const barSteps = (steps: readonly CatalogueStepKey[], gates: StepGates): BarStep[] =>
  steps.map((key, index) => ({ key, number: index + 1, isAllowed: isStepAllowed(key, steps, gates) }));
