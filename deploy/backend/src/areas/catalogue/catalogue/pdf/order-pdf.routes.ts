import { catalogueOrderPdfApi } from '@fairfront/shared-kit/domain/catalogue/api';
import { sendDownload } from '../../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../../platform/http/app.types';
import { callerOf } from '../../../../platform/http/authentication';
import { notFound } from '../../../../platform/http/http-error';
import { implement } from '../../../../platform/http/implement';
import { requireCatalogue } from '../catalogue-access';
import { findCatalogOrder } from '../orders.repository';
import { orderPdfDownload } from './order-pdf-download';

export const catalogueOrderPdfRoutes: RoutePlugin = implement(catalogueOrderPdfApi, (services) => {
  const { database, templates } = services;
  return {
    'GET /participants/{id}/catalog-orders/{orderId}/download': async (request, reply) => {
      const { id: participationId, orderId } = request.params;
      const caller = { userId: callerOf(request).id, participationId };
      const access = await requireCatalogue(database.read, templates, caller);
      const row = await findCatalogOrder(database.read, { participationId, orderId });
      if (!row) throw notFound();
      return sendDownload(reply, services, await orderPdfDownload(database.read, row, access));
    },
  };
});
