/**
 * The steps in their default order, from which navigation, skipping, saving and numbering derive.
 */
export const catalogueSteps = ['alphabet', 'rubrics', 'exporter', 'packages', 'ads', 'preview'] as const;
/** One of `catalogueSteps`. */
export type CatalogueStepKey = (typeof catalogueSteps)[number];

/** The fixed number of a step, 1 to 6, whatever the order and visible steps. */
export const stepNumber = (key: CatalogueStepKey): number => catalogueSteps.indexOf(key) + 1;
