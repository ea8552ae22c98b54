/** The types of the element's API for a page that embeds the catalogue; contains no code. */
export type { CatalogWizardHandle, CatalogWizardProps } from './catalog-wizard';
export type { EmbedEvents } from './embed-events';
