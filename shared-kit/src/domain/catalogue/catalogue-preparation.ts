import type { EventType, PreparationStep } from '../../model';

/** Types of participation that stand in the catalogue, as `remote.ts` offers it: an assembly organisation has no stand. */
export const catalogueTypes = [
  'self',
  'collective',
  'sub',
  'part-time',
  'organizer-and-media',
  'special-project',
] as const satisfies EventType[];

/** Sent or further: nothing more to be done by the company (CAT-202). An order that does not exist was not sent. */
export const isOrderPlaced = (status: string | null): boolean => status !== null && status !== 'draft';

/** What a participation can order from, and what it has ordered. */
export interface CatalogueOffered {
  catalog_template_id: number | null;
  catalog_order_id: number | null;
}

/** Whether a participation has anything to do with the catalogue: a template to order from, or an order (CAT-014). */
export const isCatalogueOffered = (participation: CatalogueOffered): boolean =>
  participation.catalog_template_id !== null || participation.catalog_order_id !== null;

/** The one step of the catalogue: its order has been sent (CAT-203, CAT-204). */
export const catalogueStep = (status: string | null): PreparationStep => ({ id: 'order', done: isOrderPlaced(status) });

/** The steps of a participation: none for who does not stand in the catalogue, and where nothing is offered (CAT-014). */
export const cataloguePreparation = (
  participation: CatalogueOffered & { type: EventType; catalog_order_status: string | null },
): PreparationStep[] =>
  catalogueTypes.some((known) => known === participation.type) && isCatalogueOffered(participation)
    ? [catalogueStep(participation.catalog_order_status)]
    : [];
