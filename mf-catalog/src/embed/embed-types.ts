/** What a page that embeds the catalogue says and hears, for its type checker; no code comes from here. */
export type { CatalogWizardHandle, CatalogWizardProps } from './catalog-wizard';
export type { EmbedEvents } from './embed-events';
