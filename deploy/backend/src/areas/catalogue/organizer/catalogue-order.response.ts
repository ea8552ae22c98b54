import { catalogueTotalsResponse, orderMoves } from '@fairfront/shared-kit/domain/catalogue';
import type { OrganizerCatalogOrder } from '@fairfront/shared-kit/domain/catalogue/api';
import { orderExhibitorOf } from '../../participations';
import type { OrderOfAllRow } from './catalogue.repository';

/** An order in the list of the organiser. */
export const organizerCatalogOrderResponse = (row: OrderOfAllRow): OrganizerCatalogOrder => ({
  id: row.id,
  status: row.status,
  version: row.version,
  exhibitor: orderExhibitorOf(row),
  totals: row.priced && catalogueTotalsResponse(row.priced),
  submitted_at: row.submitted_at?.toISOString() ?? null,
  editable_until: row.editable_until?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
  moves: orderMoves.filter(({ from, by }) => from === row.status && by === 'organizer').map(({ to }) => to),
});
