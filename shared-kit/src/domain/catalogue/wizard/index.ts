export * from './moving';
export * from './step-gates';
export { catalogueSteps, stepNumber, type CatalogueStepKey } from './step-keys';
export * from './step-order';
export * from './wizard-state';
