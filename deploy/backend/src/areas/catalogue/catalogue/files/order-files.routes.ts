import type { OrderFileType } from '@fairfront/shared-kit/domain/catalogue';
import { catalogueOrderFilesApi } from '@fairfront/shared-kit/domain/catalogue/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendStoredFile } from '../../../../platform/documents/send-stored-file';
import type { RoutePlugin } from '../../../../platform/http/app.types';
import { callerOf } from '../../../../platform/http/authentication';
import { implement } from '../../../../platform/http/implement';
import type { Services } from '../../../../platform/services';
import { requireCatalogue, type CatalogueCaller } from '../catalogue-access';
import { findOrderFile } from './order-files.repository';
import { removeOrderFile, storeOrderFile } from './order-files.service';
import { receiveOrderFile } from './receive-order-file';

/** The file of a type of an order of this participation, as a download that browsers do not render. @throws HttpError 404 */
export const sendOrderFile = async (
  { database, files }: Pick<Services, 'database' | 'files'>,
  reply: FastifyReply,
  place: { participationId: number; orderId: number; type: OrderFileType },
): Promise<never> => sendStoredFile(reply, { files }, await findOrderFile(database.read, place));

interface Params {
  id: number;
  orderId: number;
}

const callerIn = (request: FastifyRequest, { id }: Params): CatalogueCaller => ({
  userId: callerOf(request).id,
  participationId: id,
});

export const catalogueOrderFilesRoutes: RoutePlugin = implement(catalogueOrderFilesApi, (services) => {
  const { database, templates } = services;
  const receive = async (request: FastifyRequest, params: Params, type: OrderFileType) => {
    const caller = callerIn(request, params);
    // the access is checked before the file is read
    await requireCatalogue(database.read, templates, caller, 'write');
    const file = await receiveOrderFile(request, type);
    return storeOrderFile(services, request, caller, { orderId: params.orderId, type, file });
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, params: Params, type: OrderFileType) => {
    const caller = callerIn(request, params);
    await requireCatalogue(database.read, templates, caller);
    const { participationId } = caller;
    return sendOrderFile(services, reply, { participationId, orderId: params.orderId, type });
  };
  const remove = (request: FastifyRequest, params: Params, file: { type: OrderFileType; fileId?: number }) =>
    database.transaction((trx) =>
      removeOrderFile(trx, services, callerIn(request, params), { orderId: params.orderId, ...file }),
    );
  return {
    'POST /participants/{id}/catalog-orders/{orderId}/files/{type}': async (request, reply) =>
      reply.code(201).send({ data: await receive(request, request.params, request.params.type) }),
    'GET /participants/{id}/catalog-orders/{orderId}/files/{type}/download': async (request, reply) =>
      send(request, reply, request.params, request.params.type),
    'DELETE /participants/{id}/catalog-orders/{orderId}/files/{type}/{fileId}': async (request, reply) => {
      const { type, fileId } = request.params;
      await remove(request, request.params, { type, fileId });
      return reply.code(204).send(null);
    },
    'POST /participants/{id}/catalog-orders/{orderId}/documents/{kind}': async (request, reply) => {
      const { original_name, extension, size } = await receive(request, request.params, request.params.kind);
      return reply.code(201).send({ data: { original_name, extension, size } });
    },
    'GET /participants/{id}/catalog-orders/{orderId}/documents/{kind}/download': async (request, reply) =>
      send(request, reply, request.params, request.params.kind),
    'DELETE /participants/{id}/catalog-orders/{orderId}/documents/{kind}': async (request, reply) => {
      await remove(request, request.params, { type: request.params.kind });
      return reply.code(204).send(null);
    },
  };
});
