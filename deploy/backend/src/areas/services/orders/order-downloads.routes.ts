import { orderDownloadsApi } from '@fairfront/shared-kit/domain/services/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from '../../../platform/documents/file-names';
import { sendDownload } from '../../../platform/documents/send-download';
import { StoredFileZip } from '../../../platform/documents/stored-file-zip';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import type { Services } from '../../../platform/services';
import { translatorOf } from '../../../platform/texts/area-texts';
import { readExhibitionHead } from '../../participations';
import { requireServices } from '../additional-services/services-access';
import { pricedDocumentJob, type PricedDocumentFormat } from '../priced-document/priced-document';
import { orderDocument } from './order-document';
import { findOrderFile, listOrderDocuments } from './order-files.repository';
import { findOrder } from './orders.repository';

/** Sends one file of an order of this participation, as a download. @throws HttpError 404 */
export const sendOrderFile = async (
  { database, files }: Pick<Services, 'database' | 'files'>,
  reply: FastifyReply,
  { id: participationId, orderId, fileId }: { id: number; orderId: number; fileId: number },
): Promise<never> => {
  const row = await findOrderFile(database.read, { participationId, orderId }, fileId);
  return sendStoredFile(reply, { files }, row);
};

/** Names of a zip, each once: a repeated one gets the number of its file. */
const uniqueName = (taken: Set<string>, name: string, id: number): string => {
  const free = taken.has(name) ? `${id} ${name}` : name;
  taken.add(free);
  return free;
};

export const orderDownloadsRoutes: RoutePlugin = implement(orderDownloadsApi, (services) => {
  const { database, files, clock } = services;
  const sendOrder = async (
    request: FastifyRequest<{ Params: { id: number; orderId: number } }>,
    reply: FastifyReply,
    format: PricedDocumentFormat,
  ): Promise<never> => {
    const userId = callerOf(request).id;
    const { locale } = request;
    const { id: participationId, orderId } = request.params;
    await requireServices(database.read, { userId, participationId, now: clock.now() });
    const order = await findOrder(database.read, { participationId, orderId, userId });
    if (!order) throw notFound();
    const { exhibition } = await readExhibitionHead(database.read, participationId);
    const fileName = `${translatorOf('services', locale)('orders.document.fileName', { id: orderId })}.${format}`;
    return sendDownload(reply, services, {
      fileName,
      job: pricedDocumentJob(orderDocument(order, locale), format, { exhibition, locale }),
    });
  };
  return {
    'GET /participants/{id}/additional-orders/{orderId}/download': (request, reply) => sendOrder(request, reply, 'pdf'),
    'GET /participants/{id}/additional-orders/{orderId}/download/xlsx': (request, reply) =>
      sendOrder(request, reply, 'xlsx'),
    'GET /participants/{id}/additional-orders/{orderId}/download/documents': async (request, reply) => {
      await requireServices(database.read, {
        userId: callerOf(request).id,
        participationId: request.params.id,
        now: clock.now(),
      });
      const { id: participationId, orderId } = request.params;
      const documents = await listOrderDocuments(database.read, { participationId, orderId });
      if (documents.length === 0) throw notFound();
      const zip = new StoredFileZip(files);
      const names = new Set<string>();
      for (const { id, stored_name, original_name } of documents) {
        zip.add(uniqueName(names, original_name, id), stored_name);
      }
      const name = translatorOf('services', request.locale)('orders.document.documentsName', {
        id: request.params.orderId,
      });
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', attachment(name))
        .send(zip.end() as never);
    },
    'GET /participants/{id}/additional-orders/{orderId}/download/files/{fileId}': async (request, reply) => {
      await requireServices(database.read, {
        userId: callerOf(request).id,
        participationId: request.params.id,
        now: clock.now(),
      });
      return sendOrderFile(services, reply, request.params);
    },
  };
});
