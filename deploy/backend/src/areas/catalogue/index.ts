/** What others may use of the catalogue: imports of a fair, and the demo world, which is one. */
export { importCatalogueOrders, type ImportedCatalogueOrder } from './catalogue/import-orders';
export { storeRubrics } from './organizer/catalogue-changes.repository';
export { createTemplates } from './set-up/create-templates';
