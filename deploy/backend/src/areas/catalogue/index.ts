/** What other areas may use of the catalogue: imports of an exhibition and of the demo data. */
export { importCatalogueOrders, type ImportedCatalogueOrder } from './catalogue/import-orders';
export { storeRubrics } from './organizer/catalogue-changes.repository';
export { createTemplates } from './set-up/create-templates';
