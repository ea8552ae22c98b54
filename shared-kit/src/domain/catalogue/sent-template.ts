import type { CatalogueTemplate } from './catalogue-template';

/**
 * The template by which an order is shown and priced: that of its sending, or the current one for a draft.
 */
export const templateOfOrder = (today: CatalogueTemplate, sent: CatalogueTemplate | null): CatalogueTemplate =>
  sent ?? today;
