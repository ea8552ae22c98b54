import { listsApi, type ListFormat, type ListName } from '@fairfront/shared-kit/domain/organizer/api';
import { workbookType } from '@fairfront/shared-kit/domain/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from '../../../platform/documents/file-names';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { listFile } from './list-file';
import { listExportResponse, planExport, requireExport } from './list-exports.service';
import { readList } from './lists.service';
import type { ListQuery } from './lists.repository';

const types: Record<ListFormat, string> = { csv: 'text/csv; charset=utf-8', xlsx: workbookType };

export const listsRoutes: RoutePlugin = implement(listsApi, (services) => {
  const { read } = services.database;
  const exported = async (
    request: FastifyRequest,
    reply: FastifyReply,
    list: ListName,
    { format, ...query }: ListQuery & { format: ListFormat },
  ): Promise<never> => {
    const { locale } = request;
    const planned = await planExport(services, { list, query, format, locale, userId: callerOf(request).id });
    if (planned) return reply.code(202).send({ data: listExportResponse(planned) }) as never;
    return reply
      .header('content-type', types[format])
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', attachment(`${list}.${format}`))
      .send(listFile(read, list, { query, format, locale })) as never;
  };
  return {
    'GET /organizer/lists/passes': (request) => readList(read, 'passes', request.query),
    'GET /organizer/lists/passes/export': (request, reply) => exported(request, reply, 'passes', request.query),
    'GET /organizer/lists/orders': (request) => readList(read, 'orders', request.query),
    'GET /organizer/lists/orders/export': (request, reply) => exported(request, reply, 'orders', request.query),
    'GET /organizer/lists/catalog-orders': (request) => readList(read, 'catalog-orders', request.query),
    'GET /organizer/lists/catalog-orders/export': (request, reply) =>
      exported(request, reply, 'catalog-orders', request.query),
    'GET /organizer/lists/participations': (request) => readList(read, 'participations', request.query),
    'GET /organizer/lists/participations/export': (request, reply) =>
      exported(request, reply, 'participations', request.query),
    'GET /organizer/lists/companies': (request) => readList(read, 'companies', request.query),
    'GET /organizer/lists/companies/export': (request, reply) => exported(request, reply, 'companies', request.query),
    'GET /organizer/lists/users': (request) => readList(read, 'users', request.query),
    'GET /organizer/lists/users/export': (request, reply) => exported(request, reply, 'users', request.query),
    'GET /organizer/exports/{exportId}': async (request) => {
      const wanted = { exportId: request.params.exportId, userId: callerOf(request).id };
      return { data: listExportResponse(await requireExport(services, read, wanted)) };
    },
    'GET /organizer/exports/{exportId}/file': async (request, reply) => {
      const wanted = { exportId: request.params.exportId, userId: callerOf(request).id };
      const { stored_name, list, format } = await requireExport(services, read, wanted);
      if (stored_name === null) throw notFound();
      return sendStoredFile(reply, services, { stored_name, original_name: `${list}.${format}` });
    },
  };
});
