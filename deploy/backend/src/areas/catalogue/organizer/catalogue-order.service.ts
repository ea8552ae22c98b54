import type { OrganizerCatalogOrderDetail } from '@fairfront/shared-kit/domain/catalogue/api';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import { notFound } from '../../../platform/http/http-error';
import { readCatalogue } from '../catalogue/catalogue-access';
import { catalogOrderResponse } from '../catalogue/order.response';
import type { TemplateStore } from '../catalogue/template-store';
import { organizerCatalogOrderResponse } from './catalogue-order.response';
import { findCatalogOrderOfAll } from './catalogue.repository';

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
