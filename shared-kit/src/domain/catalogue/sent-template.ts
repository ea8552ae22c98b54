import type { CatalogueTemplate } from './catalogue-template';

/** The template that an order is shown and priced by: that of its sending, or that of today while it is a draft (CAT-308). */
export const templateOfOrder = (today: CatalogueTemplate, sent: CatalogueTemplate | null): CatalogueTemplate =>
  sent ?? today;
