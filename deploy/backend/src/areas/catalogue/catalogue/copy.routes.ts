import { copyDraft, rubricsOfOrder } from '@fairfront/shared-kit/domain/catalogue';
import type { CatalogCopy } from '@fairfront/shared-kit/domain/catalogue/api';
import { catalogueCopyApi } from '@fairfront/shared-kit/domain/catalogue/api';
import type { Static } from 'typebox';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { requireCatalogue } from './catalogue-access';
import { findEarlierOrder, listEarlierOrders, type EarlierOrder } from './earlier-orders.repository';
import { requireOffer } from './order-refusals';
import { noTemplate } from './order.response';

/** The template of an earlier order; an empty one if it was removed. */
const earlierTemplate = ({ template_snapshot: sent, data, template_id: id }: EarlierOrder) =>
  sent ?? (data === null ? noTemplate : { ...data, id: id ?? 0, catalog_order_ended_at: null });

export const catalogueCopyRoutes: RoutePlugin = implement(catalogueCopyApi, ({ database, templates }) => ({
  'GET /participants/{id}/catalog-copy': async (request) => {
    const caller = { userId: callerOf(request).id, participationId: request.params.id };
    await requireCatalogue(database.read, templates, caller, 'write');
    const rows = await listEarlierOrders(database.read, caller);
    return { data: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })) };
  },
  'GET /participants/{id}/catalog-copy/{orderId}': async (request) => {
    const caller = { userId: callerOf(request).id, participationId: request.params.id };
    const access = await requireCatalogue(database.read, templates, caller, 'write');
    const earlier = await findEarlierOrder(database.read, caller, request.params.orderId);
    if (!earlier) throw notFound();
    const { template, rubrics } = requireOffer(access);
    const { draft, main, exporter, rubric_names: names } = earlier;
    const chosen = rubricsOfOrder({ main, exporter }, names);
    const copy = copyDraft(draft, earlierTemplate(earlier), chosen, template, rubrics);
    return { data: copy as Static<typeof CatalogCopy> };
  },
}));
