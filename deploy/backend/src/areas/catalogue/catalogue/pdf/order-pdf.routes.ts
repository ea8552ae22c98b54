import { Type } from 'typebox';
import { errorResponses, Id, pdfResponse } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../../platform/http/authentication';
import { notFound } from '../../../../platform/http/http-error';
import { sendDownload } from '../../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../../platform/http/app.types';
import { requireCatalogue } from '../catalogue-access';
import { findCatalogOrder } from '../orders.repository';
import { orderPdfDownload } from './order-pdf-download';

/** The order as a PDF document (CAT-229). */
export const catalogueOrderPdfRoutes: RoutePlugin = (app, services) => {
  const { database, templates } = services;

  app.get(
    '/participants/:id/catalog-orders/:orderId/download',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'The order as a PDF to sign; 422 `price_missing` without a price (CAT-057, CAT-229, CAT-245)',
        params: Type.Object({ id: Id, orderId: Id }),
        response: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const { id: participationId, orderId } = request.params;
      const caller = { userId: callerOf(request).id, participationId };
      const access = await requireCatalogue(database.read, templates, caller);
      const row = await findCatalogOrder(database.read, { participationId, orderId });
      if (!row) throw notFound();
      return sendDownload(reply, services, await orderPdfDownload(database.read, row, access));
    },
  );
};
