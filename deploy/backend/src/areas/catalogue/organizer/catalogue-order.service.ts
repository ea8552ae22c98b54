import type { OrganizerCatalogOrderDetail, OrganizerCatalogOrder } from '@fairfront/shared-kit/domain/catalogue/api';
import type { Kysely } from 'kysely';
import { catalogueTotalsResponse, orderMoves } from '@fairfront/shared-kit/domain/catalogue';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { readCatalogue } from '../catalogue/catalogue-access';
import { catalogOrderResponse } from '../catalogue/order.response';
import type { TemplateStore } from '../catalogue/template-store';
import { orderExhibitorOf } from '../../participations';
import { findCatalogOrderOfAll, type OrderOfAllRow } from './catalogue.repository';

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

/**
 * One order with all its data, in two statements besides the session.
 * @throws HttpError 404 for an unknown one
 */
export const readCatalogOrderOfAll = async (
  db: Kysely<Tables>,
  store: TemplateStore,
  orderId: number,
): Promise<OrganizerCatalogOrderDetail> => {
  const row = await findCatalogOrderOfAll(db, orderId);
  if (!row) throw notFound();
  const order = catalogOrderResponse(row, await readCatalogue(db, store, row.participation_id));
  const { submitted_at: at, locale } = row;
  return {
    ...organizerCatalogOrderResponse(row),
    totals: order.totals,
    order: order as OrganizerCatalogOrderDetail['order'],
    agreement:
      at === null || locale === null
        ? null
        : {
            user: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '', email: row.email ?? '' },
            at: at.toISOString(),
            locale,
            terms_url: row.terms_url,
          },
    earlier_comments: row.earlier_comments,
  };
};
