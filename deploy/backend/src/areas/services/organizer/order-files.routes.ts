import { organizerOrderFilesApi } from '@fairfront/shared-kit/domain/services/api';
import { sendDownload } from '../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { createWithStoredFiles } from '../../../platform/http/create-with-file';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { translatorOf } from '../../../platform/texts/area-texts';
import { readExhibitionHead } from '../../participations';
import { orderDocument } from '../orders/order-document';
import { sendOrderFile } from '../orders/order-downloads.routes';
import { findOrder } from '../orders/orders.repository';
import { pricedDocumentJob } from '../priced-document/priced-document';
import { addDocument, receiveDocument, removeDocument } from './order-documents.service';
import { placeOfOrder } from './orders.repository';

export const organizerOrderFilesRoutes: RoutePlugin = implement(organizerOrderFilesApi, (services) => {
  const { database } = services;
  return {
    'POST /organizer/additional-orders/{orderId}/documents': async (request, reply) => {
      const { orderId } = request.params;
      const { id: userId } = callerOf(request);
      if (!(await placeOfOrder(database.read, orderId))) throw notFound();
      const document = await receiveDocument(services, request);
      const stored = { names: [document.storedName], content: document.content };
      const answer = await createWithStoredFiles(services, request, stored, async (trx) => ({
        data: await addDocument(trx, services, userId, orderId, document),
      }));
      return reply.code(201).send(answer);
    },
    'DELETE /organizer/additional-orders/{orderId}/documents/{fileId}': async (request, reply) => {
      await database.transaction((trx) => removeDocument(trx, services, callerOf(request).id, request.params));
      return reply.code(204).send(null);
    },
    'GET /organizer/additional-orders/{orderId}/download': async (request, reply) => {
      const { orderId } = request.params;
      const place = await placeOfOrder(database.read, orderId);
      if (!place) throw notFound();
      const { participation_id: participationId } = place;
      const order = await findOrder(database.read, { participationId, orderId, userId: callerOf(request).id });
      if (!order) throw notFound();
      const { locale } = request;
      const { exhibition } = await readExhibitionHead(database.read, participationId);
      const fileName = `${translatorOf('services', locale)('orders.document.fileName', { id: orderId })}.pdf`;
      return sendDownload(reply, services, {
        fileName,
        job: pricedDocumentJob(orderDocument(order, locale), 'pdf', { exhibition, locale }),
      });
    },
    'GET /organizer/additional-orders/{orderId}/files/{fileId}': async (request, reply) => {
      const { orderId, fileId } = request.params;
      const place = await placeOfOrder(database.read, orderId);
      if (!place) throw notFound();
      return sendOrderFile(services, reply, { id: place.participation_id, orderId, fileId });
    },
  };
});
