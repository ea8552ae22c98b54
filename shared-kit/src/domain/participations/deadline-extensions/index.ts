export * from './effective-dates';
export * from './extension-form';
export * from './extension-offer';
