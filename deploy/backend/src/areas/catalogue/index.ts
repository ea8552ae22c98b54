/** What other areas may use of the catalogue: imports and copies of an exhibition, and the demo data. */
export { importCatalogueOrders, type ImportedCatalogueOrder } from './catalogue/import-orders';
export { countLayoutEntries, layoutFile, layoutPictures } from './layout/layout-file';
export { waitingCatalogueOrders } from './organizer/catalogue-queue.repository';
export { storeRubrics } from './organizer/catalogue-changes.repository';
export { copyTemplate } from './set-up/copy-template';
export { createTemplates } from './set-up/create-templates';
export { storeCatalogTemplate } from './organizer/catalogue-template.service';
export { lockTemplate } from './set-up/templates.repository';
