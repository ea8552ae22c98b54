import { organizerCatalogueFilesApi } from '@fairfront/shared-kit/domain/catalogue/api';
import { sendDownload } from '../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { readCatalogue } from '../catalogue/catalogue-access';
import { sendOrderFile } from '../catalogue/files/order-files.routes';
import { findCatalogOrder } from '../catalogue/orders.repository';
import { orderPdfDownload } from '../catalogue/pdf/order-pdf-download';
import { placeOfCatalogOrder } from './catalogue.repository';

export const organizerCatalogueFilesRoutes: RoutePlugin = implement(organizerCatalogueFilesApi, (services) => {
  const { database, templates } = services;
  const place = async (orderId: number): Promise<{ orderId: number; participationId: number }> => {
    const participationId = await placeOfCatalogOrder(database.read, orderId);
    if (participationId === null) throw notFound();
    return { orderId, participationId };
  };
  return {
    'GET /organizer/catalog-orders/{orderId}/download': async (request, reply) => {
      const order = await place(request.params.orderId);
      const row = await findCatalogOrder(database.read, order);
      if (!row) throw notFound();
      const context = await readCatalogue(database.read, templates, order.participationId);
      return sendDownload(reply, services, await orderPdfDownload(database.read, row, context));
    },
    'GET /organizer/catalog-orders/{orderId}/files/{type}/download': async ({ params: { orderId, type } }, reply) =>
      sendOrderFile(services, reply, { ...(await place(orderId)), type }),
    'GET /organizer/catalog-orders/{orderId}/documents/{kind}/download': async ({ params: { orderId, kind } }, reply) =>
      sendOrderFile(services, reply, { ...(await place(orderId)), type: kind }),
  };
});
