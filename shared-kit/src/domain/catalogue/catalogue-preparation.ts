import type { EventType, PreparationStep } from '../participations';

/** Participation types with a catalogue entry, as offered in `remote.ts`: an assembly organisation has no stand. */
export const catalogueTypes = [
  'self',
  'collective',
  'sub',
  'part-time',
  'organizer-and-media',
  'special-project',
] as const satisfies EventType[];

/** Sent or later: the company has nothing left to do. An order that does not exist was not sent. */
export const isOrderPlaced = (status: string | null): boolean => status !== null && status !== 'draft';

/** The catalogue offered to a participation, and what it has ordered. */
export interface CatalogueOffered {
  catalog_template_id: number | null;
  catalog_order_id: number | null;
}

/** Whether the catalogue applies to a participation: it has a template to order from, or an order. */
export const isCatalogueOffered = (participation: CatalogueOffered): boolean =>
  participation.catalog_template_id !== null || participation.catalog_order_id !== null;

/** The only step of the catalogue: sending the order. */
export const catalogueStep = (status: string | null): PreparationStep => ({ id: 'order', done: isOrderPlaced(status) });

/** The catalogue steps of a participation: none without a catalogue entry or template. */
export const cataloguePreparation = (
  participation: CatalogueOffered & { type: EventType; catalog_order_status: string | null },
): PreparationStep[] =>
  catalogueTypes.some((known) => known === participation.type) && isCatalogueOffered(participation)
    ? [catalogueStep(participation.catalog_order_status)]
    : [];
