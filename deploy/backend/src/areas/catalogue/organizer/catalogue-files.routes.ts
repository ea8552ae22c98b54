import { orderDocumentKinds, packageFileTypes } from '@fairfront/shared-kit/domain/catalogue';
import { Type } from 'typebox';
import { readCatalogue } from '../catalogue/catalogue-access';
import { sendOrderFile } from '../catalogue/files/order-files.routes';
import { findCatalogOrder } from '../catalogue/orders.repository';
import { orderPdfDownload } from '../catalogue/pdf/order-pdf-download';
import { errorResponses, Id, pdfResponse } from '@fairfront/shared-kit/domain/http';
import { notFound } from '../../../platform/http/http-error';
import { fileResponse } from '../../../platform/http/file-response';
import { sendDownload } from '../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { placeOfCatalogOrder } from './catalogue.repository';

const tags = ['organizer'];
const config = { access: 'manager' } as const;
const path = '/organizer/catalog-orders/:orderId';

/** Files, documents and the PDF document of a catalogue order on the organiser's side (CAT-304). */
export const organizerCatalogueFilesRoutes: RoutePlugin = (app, services) => {
  const { database, templates } = services;
  const place = async (orderId: number): Promise<{ orderId: number; participationId: number }> => {
    const participationId = await placeOfCatalogOrder(database.read, orderId);
    if (participationId === null) throw notFound();
    return { orderId, participationId };
  };

  app.get(
    `${path}/download`,
    {
      config,
      schema: {
        tags,
        summary: 'The order as the PDF that the exhibitor signs; 422 `price_missing` without a price (CAT-304)',
        params: Type.Object({ orderId: Id }),
        response: { 200: pdfResponse, ...errorResponses(401, 403, 404, 422, 429, 503) },
      },
    },
    async (request, reply) => {
      const order = await place(request.params.orderId);
      const row = await findCatalogOrder(database.read, order);
      if (!row) throw notFound();
      const context = await readCatalogue(database.read, templates, order.participationId);
      return sendDownload(reply, services, await orderPdfDownload(database.read, row, context));
    },
  );

  app.get(
    `${path}/files/:type/download`,
    {
      config,
      schema: {
        tags,
        summary: 'A package file of an order, as a download (CAT-304)',
        params: Type.Object({ orderId: Id, type: Type.Enum([...packageFileTypes]) }),
        response: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
      },
    },
    async ({ params: { orderId, type } }, reply) => sendOrderFile(services, reply, { ...(await place(orderId)), type }),
  );

  app.get(
    `${path}/documents/:kind/download`,
    {
      config,
      schema: {
        tags,
        summary: 'The signed order or the requisites, as a download (CAT-304)',
        params: Type.Object({ orderId: Id, kind: Type.Enum([...orderDocumentKinds]) }),
        response: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
      },
    },
    async ({ params: { orderId, kind } }, reply) =>
      sendOrderFile(services, reply, { ...(await place(orderId)), type: kind }),
  );
};
