import { catalogueSteps, stepNumber, type CatalogueStepKey } from './step-keys';

/** Whether an unknown value is a step key. */
export const isStepKey = (value: unknown): value is CatalogueStepKey =>
  (catalogueSteps as readonly unknown[]).includes(value);

/** Whether an order of steps is valid: the alphabetical list first, the preview last, every key once. */
export const isStepOrder = (keys: readonly string[]): keys is readonly CatalogueStepKey[] =>
  keys.length === catalogueSteps.length &&
  catalogueSteps.every((key) => keys.includes(key)) &&
  keys[0] === 'alphabet' &&
  keys.at(-1) === 'preview';

/**
 * The first valid order of those given (the host's, then the template's), otherwise the built-in one.
 */
export const stepOrder = (
  ...candidates: readonly (readonly string[] | null | undefined)[]
): readonly CatalogueStepKey[] =>
  candidates.find((keys): keys is readonly CatalogueStepKey[] => Boolean(keys && isStepOrder(keys))) ?? catalogueSteps;

/** The visible steps in order: the exporter step only if its flag is set. */
export const visibleSteps = (
  order: readonly CatalogueStepKey[],
  { companyRussianExporter }: { companyRussianExporter: boolean },
): readonly CatalogueStepKey[] => (companyRussianExporter ? order : order.filter((key) => key !== 'exporter'));

/**
 * The step of a saved order or a caller: the key takes precedence over the number; null if neither
 * is valid.
 */
export const stepKeyOf = ({ step, step_key }: { step?: unknown; step_key?: unknown }): CatalogueStepKey | null =>
  isStepKey(step_key) ? step_key : (catalogueSteps.find((key) => stepNumber(key) === step) ?? null);
