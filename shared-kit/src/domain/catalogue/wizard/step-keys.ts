/** The steps in their first order; everything that navigates, skips, saves or numbers derives from this list (CAT-005, CAT-008). */
export const catalogueSteps = ['alphabet', 'rubrics', 'exporter', 'packages', 'ads', 'preview'] as const;
/** One of `catalogueSteps`. */
export type CatalogueStepKey = (typeof catalogueSteps)[number];

/** The own number of a step, 1 to 6, whatever order or steps are shown (CAT-009). */
export const stepNumber = (key: CatalogueStepKey): number => catalogueSteps.indexOf(key) + 1;
