import { Type } from 'typebox';
import { DataOf, errorResponses, Id, pdfResponse, UploadedFile } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { createWithStoredFiles } from '../../../platform/http/create-with-file';
import { notFound } from '../../../platform/http/http-error';
import { readExhibitionHead } from '../../participations/participations/exhibition-head';
import { sendOrderFile } from '../orders/order-downloads.routes';
import { fileResponse } from '../../../platform/http/file-response';
import { orderDocument } from '../orders/order-document';
import { DocumentKindName, OrderDocument } from '../orders/order.schema';
import { findOrder } from '../orders/orders.repository';
import { pricedDocumentJob } from '../priced-document/priced-document';
import { sendDownload } from '../../../platform/documents/send-download';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { translatorOf } from '../../../platform/texts/area-texts';
import { addDocument, receiveDocument, removeDocument } from './order-documents.service';
import { placeOfOrder } from './orders.repository';

const tags = ['organizer'];
const config = { access: 'manager' } as const;
const params = Type.Object({ orderId: Id });

/** Documents, files and the PDF of an order on the organiser's side (SVC-180, SVC-183). */
export const organizerOrderFilesRoutes: RoutePlugin = (app, services) => {
  const { database } = services;
  const path = '/organizer/additional-orders/:orderId';

  app.post(
    `${path}/documents`,
    {
      config: { ...config, multipart: Type.Object({ kind: DocumentKindName, file: UploadedFile }) },
      schema: {
        tags,
        summary: 'Attach a document, multipart with kind (invoice, contract, act) and file (SVC-183)',
        params,
        consumes: ['multipart/form-data'],
        response: { 201: DataOf(OrderDocument), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
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
  );

  app.delete(
    `${path}/documents/:fileId`,
    {
      config,
      schema: {
        tags,
        summary: 'Remove a document that was attached by mistake; its file goes, the history names it (SVC-188)',
        params: Type.Object({ orderId: Id, fileId: Id }),
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await database.transaction((trx) => removeDocument(trx, services, callerOf(request).id, request.params));
      return reply.code(204).send(null);
    },
  );

  app.get(
    `${path}/download`,
    {
      config,
      schema: {
        tags,
        summary: 'The order as a PDF in the language of the request',
        params,
        response: { 200: pdfResponse, ...errorResponses(401, 403, 404, 429, 503) },
      },
    },
    async (request, reply) => {
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
  );

  app.get(
    `${path}/files/:fileId`,
    {
      config,
      schema: {
        tags,
        summary: 'One file of an order: attachment, document or of the chat',
        params: Type.Object({ orderId: Id, fileId: Id }),
        response: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { orderId, fileId } = request.params;
      const place = await placeOfOrder(database.read, orderId);
      if (!place) throw notFound();
      return sendOrderFile(services, reply, { id: place.participation_id, orderId, fileId });
    },
  );
};
