import { isOrderPlaced } from '../catalogue-preparation';
import { isStepAllowed, type StepGates } from './step-gates';
import { stepKeyOf, visibleSteps } from './step-order';
import type { CatalogueStepKey } from './step-keys';

/** What decides where the wizard can go. */
export interface WizardWay {
  /** All steps in their order (CAT-008). */
  order: readonly CatalogueStepKey[];
  companyRussianExporter: boolean;
  gates: StepGates;
}

/** The visible steps of a way. */
export const stepsOf = ({ order, companyRussianExporter }: Omit<WizardWay, 'gates'>): readonly CatalogueStepKey[] =>
  visibleSteps(order, { companyRussianExporter });

const nearest = (
  { order, companyRussianExporter }: Omit<WizardWay, 'gates'>,
  step: CatalogueStepKey,
  direction: 1 | -1,
): CatalogueStepKey | null => {
  const shown = stepsOf({ order, companyRussianExporter });
  for (let place = order.indexOf(step) + direction; place >= 0 && place < order.length; place += direction) {
    const key = order[place];
    if (key && shown.includes(key)) return key;
  }
  return null;
};

/**
 * The step after one (CAT-045): past the hidden exporter step, which is step+2 after the rubrics (CAT-046). Null after the
 * preview.
 */
export const nextStep = (step: CatalogueStepKey, way: Omit<WizardWay, 'gates'>): CatalogueStepKey | null =>
  nearest(way, step, 1);

/** Where Back leads: from the preview to the ad services, or what stands before it in an order of its own (CAT-021, CAT-048). */
export const previousStep = (step: CatalogueStepKey, way: Omit<WizardWay, 'gates'>): CatalogueStepKey | null =>
  nearest(way, step, -1);

/** The step itself when it is shown and allowed, else the nearest earlier one that is (CAT-037, CAT-278). */
export const allowedStep = (step: CatalogueStepKey, way: WizardWay): CatalogueStepKey => {
  const shown = stepsOf(way);
  const places = way.order.slice(0, way.order.indexOf(step) + 1);
  return places.findLast((key) => isStepAllowed(key, shown, way.gates)) ?? 'alphabet';
};

/** What is known of an order when the wizard opens; null: there is none. */
export type OpenedOrder = { status: string; step?: unknown; step_key?: unknown } | null;

/**
 * The step on which the wizard opens: the first without an order (CAT-034), the preview of a placed one (CAT-035), else the
 * linked or the saved one as far as it is allowed (CAT-036, CAT-037, CAT-278).
 * @param linked the step that the address names
 */
export const openingStep = (
  order: OpenedOrder,
  way: WizardWay,
  linked: CatalogueStepKey | null = null,
): CatalogueStepKey => {
  if (order !== null && isOrderPlaced(order.status)) return 'preview';
  return allowedStep(linked ?? (order && stepKeyOf(order)) ?? 'alphabet', way);
};
