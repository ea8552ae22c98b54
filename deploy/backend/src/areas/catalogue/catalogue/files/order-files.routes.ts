import { orderDocumentKinds, packageFileTypes, type OrderFileType } from '@fairfront/shared-kit/domain/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { sendStoredFile } from '../../../../platform/documents/send-stored-file';
import { DataOf, errorResponses, Id, UploadedFile } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../../platform/http/authentication';
import { fileResponse } from '../../../../platform/http/file-response';
import type { Services } from '../../../../platform/services';
import type { RoutePlugin } from '../../../../platform/http/app.types';
import { requireCatalogue, type CatalogueCaller } from '../catalogue-access';
import { CatalogDocument, CatalogPackageFile } from '../order.schema';
import { findOrderFile } from './order-files.repository';
import { removeOrderFile, storeOrderFile } from './order-files.service';
import { receiveOrderFile } from './receive-order-file';

const tags = ['catalogue'];
const ofOrder = { id: Id, orderId: Id };
const packageFile = { ...ofOrder, type: Type.Enum([...packageFileTypes]) };
const document = { ...ofOrder, kind: Type.Enum([...orderDocumentKinds]) };
const upload = { multipart: Type.Object({ file: UploadedFile }) };
const consumes = ['multipart/form-data'];

/** The file of a type that an order of this participation has, as a download that no page renders. @throws HttpError 404 */
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

/** Package files and documents of an order: upload, download, remove (CAT-232 to CAT-236). */
export const catalogueOrderFilesRoutes: RoutePlugin = (app, services) => {
  const { database, templates } = services;
  const path = '/participants/:id/catalog-orders/:orderId';

  const receive = async (request: FastifyRequest, params: Params, type: OrderFileType) => {
    const caller = callerIn(request, params);
    // nobody's file is read before it is known that he may send one
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

  app.post(
    `${path}/files/:type`,
    {
      config: upload,
      schema: {
        tags,
        summary: 'Upload a package file in place of the older one, multipart with the field file (CAT-162, CAT-232)',
        params: Type.Object(packageFile),
        consumes,
        response: { 201: DataOf(CatalogPackageFile), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) =>
      reply.code(201).send({ data: await receive(request, request.params, request.params.type) }),
  );

  app.get(
    `${path}/files/:type/download`,
    {
      schema: {
        tags,
        summary: 'A package file, as a download (CAT-163, CAT-233)',
        params: Type.Object(packageFile),
        response: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => send(request, reply, request.params, request.params.type),
  );

  app.delete(
    `${path}/files/:type/:fileId`,
    {
      schema: {
        tags,
        summary: 'Remove a package file of a draft (CAT-162, CAT-234)',
        params: Type.Object({ ...packageFile, fileId: Id }),
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { type, fileId } = request.params;
      await remove(request, request.params, { type, fileId });
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${path}/documents/:kind`,
    {
      config: upload,
      schema: {
        tags,
        summary: 'Upload the signed order or the requisites in place of the older file (CAT-162, CAT-235)',
        params: Type.Object(document),
        consumes,
        response: { 201: DataOf(CatalogDocument), ...errorResponses(401, 403, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const { original_name, extension, size } = await receive(request, request.params, request.params.kind);
      return reply.code(201).send({ data: { original_name, extension, size } });
    },
  );

  app.get(
    `${path}/documents/:kind/download`,
    {
      schema: {
        tags,
        summary: 'The signed order or the requisites, as a download (CAT-163, CAT-236)',
        params: Type.Object(document),
        response: { 200: fileResponse('The file'), ...errorResponses(401, 403, 404) },
      },
    },
    async (request, reply) => send(request, reply, request.params, request.params.kind),
  );

  app.delete(
    `${path}/documents/:kind`,
    {
      schema: {
        tags,
        summary: 'Remove the signed order or the requisites of a draft (CAT-162, CAT-234)',
        params: Type.Object(document),
        response: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      await remove(request, request.params, { type: request.params.kind });
      return reply.code(204).send(null);
    },
  );
};
