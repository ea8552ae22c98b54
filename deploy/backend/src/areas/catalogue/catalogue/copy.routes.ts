import { copyDraft, rubricsOfOrder } from '@fairfront/shared-kit/domain/catalogue';
import { Type, type Static } from 'typebox';
import { DataOf, errorResponses, Id } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { requireCatalogue } from './catalogue-access';
import { CatalogCopy, CatalogCopyOffer } from './copy.schema';
import { findEarlierOrder, listEarlierOrders, type EarlierOrder } from './earlier-orders.repository';
import { noTemplate } from './order-response';
import { requireOffer } from './order-refusals';

const tags = ['catalogue'];

/** The template that an earlier order was filled in by; one that was taken away names nothing any more. */
const earlierTemplate = ({ template_snapshot: sent, data, template_id: id }: EarlierOrder) =>
  sent ?? (data === null ? noTemplate : { ...data, id: id ?? 0, catalog_order_ended_at: null });

/** Copying the company's order of an earlier exhibition: proposals for who may write; they store nothing (CAT-297). */
export const catalogueCopyRoutes: RoutePlugin = (app, { database, templates }) => {
  app.get(
    '/participants/:id/catalog-copy',
    {
      schema: {
        tags,
        summary: 'Orders of earlier exhibitions that can be copied, newest first (CAT-297)',
        params: Type.Object({ id: Id }),
        response: { 200: DataOf(Type.Array(CatalogCopyOffer)), ...errorResponses(401, 403, 404) },
      },
    },
    async (request) => {
      const caller = { userId: callerOf(request).id, participationId: request.params.id };
      await requireCatalogue(database.read, templates, caller, 'write');
      const rows = await listEarlierOrders(database.read, caller);
      return { data: rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() })) };
    },
  );

  app.get(
    '/participants/:id/catalog-copy/:orderId',
    {
      schema: {
        tags,
        summary: 'What an earlier order gives for this exhibition, and what has no match; stores nothing (CAT-297)',
        params: Type.Object({ id: Id, orderId: Id }),
        response: { 200: DataOf(CatalogCopy), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
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
  );
};
