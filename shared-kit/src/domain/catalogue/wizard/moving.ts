import { isOrderPlaced } from '../catalogue-preparation';
import { isStepAllowed, type StepGates } from './step-gates';
import { stepKeyOf, visibleSteps } from './step-order';
import type { CatalogueStepKey } from './step-keys';

/** What determines where the wizard can go. */
export interface WizardWay {
  /** All steps in order. */
  order: readonly CatalogueStepKey[];
  companyRussianExporter: boolean;
  gates: StepGates;
}

/** The visible steps. */
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
 * The next step: skips the hidden exporter step, which is step+2 after the rubrics. Null after the
 * preview.
 */
export const nextStep = (step: CatalogueStepKey, way: Omit<WizardWay, 'gates'>): CatalogueStepKey | null =>
  nearest(way, step, 1);

/** Target of Back: from the preview the ad services, or the previous step in a custom order. */
export const previousStep = (step: CatalogueStepKey, way: Omit<WizardWay, 'gates'>): CatalogueStepKey | null =>
  nearest(way, step, -1);

/** The step itself if it is visible and allowed, otherwise the nearest earlier one. */
export const allowedStep = (step: CatalogueStepKey, way: WizardWay): CatalogueStepKey => {
  const shown = stepsOf(way);
  const places = way.order.slice(0, way.order.indexOf(step) + 1);
  return places.findLast((key) => isStepAllowed(key, shown, way.gates)) ?? 'alphabet';
};

/** The order when the wizard opens; null if there is none. */
export type OpenedOrder = { status: string; step?: unknown; step_key?: unknown } | null;

/**
 * The initial step of the wizard: the first without an order, the preview of a placed one,
 * otherwise the linked or saved one as far as allowed.
 * @param linked the step in the address
 */
export const openingStep = (
  order: OpenedOrder,
  way: WizardWay,
  linked: CatalogueStepKey | null = null,
): CatalogueStepKey => {
  if (order !== null && isOrderPlaced(order.status)) return 'preview';
  return allowedStep(linked ?? (order && stepKeyOf(order)) ?? 'alphabet', way);
};
