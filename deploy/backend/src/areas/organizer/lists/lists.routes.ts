import { listsApi, type ListFormat, type ListName } from '@fairfront/shared-kit/domain/organizer/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendStoredFile } from '../../../platform/documents/send-stored-file';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { exhibitionsOf } from '../../../platform/http/staff-access';
import { implement } from '../../../platform/http/implement';
import { sendFileOfRows } from './file-of-rows';
import { listFile } from './list-file';
import { listExportResponse, planExport, requireExport } from './list-exports.service';
import { readList } from './lists.service';
import { countList, type ListQuery } from './lists.repository';

/** The filter of a call, limited to the exhibitions of its caller. */
const within = <Query extends object>(request: FastifyRequest & { query: Query }) => {
  const exhibitions = exhibitionsOf(request);
  return exhibitions === 'all' ? request.query : { ...request.query, exhibitions };
};

export const listsRoutes: RoutePlugin = implement(listsApi, (services) => {
  const { database } = services;
  const exported = async (
    request: FastifyRequest,
    reply: FastifyReply,
    list: ListName,
    { format, ...query }: ListQuery & { format: ListFormat },
  ): Promise<never> => {
    const { locale } = request;
    const total = await countList(database.read, list, query);
    const planned = await planExport(services, { list, query, format, locale, total, userId: callerOf(request).id });
    if (planned) return reply.code(202).send({ data: listExportResponse(planned) }) as never;
    return sendFileOfRows(reply, list, format, listFile(database.read, list, { query, format, locale }));
  };
  return {
    'GET /organizer/lists/passes': (request) => readList(database.read, 'passes', within(request)),
    'GET /organizer/lists/passes/export': (request, reply) => exported(request, reply, 'passes', within(request)),
    'GET /organizer/lists/orders': (request) => readList(database.read, 'orders', within(request)),
    'GET /organizer/lists/orders/export': (request, reply) => exported(request, reply, 'orders', within(request)),
    'GET /organizer/lists/catalog-orders': (request) => readList(database.read, 'catalog-orders', within(request)),
    'GET /organizer/lists/catalog-orders/export': (request, reply) =>
      exported(request, reply, 'catalog-orders', within(request)),
    'GET /organizer/lists/participations': (request) => readList(database.read, 'participations', within(request)),
    'GET /organizer/lists/participations/export': (request, reply) =>
      exported(request, reply, 'participations', within(request)),
    'GET /organizer/lists/companies': (request) => readList(database.read, 'companies', within(request)),
    'GET /organizer/lists/companies/export': (request, reply) => exported(request, reply, 'companies', within(request)),
    'GET /organizer/lists/users': (request) => readList(database.read, 'users', within(request)),
    'GET /organizer/lists/users/export': (request, reply) => exported(request, reply, 'users', within(request)),
    'GET /organizer/exports/{exportId}': async (request) => {
      const wanted = { exportId: request.params.exportId, userId: callerOf(request).id };
      return { data: listExportResponse(await requireExport(services, database.read, wanted)) };
    },
    'GET /organizer/exports/{exportId}/file': async (request, reply) => {
      const wanted = { exportId: request.params.exportId, userId: callerOf(request).id };
      const { stored_name, list, format } = await requireExport(services, database.read, wanted);
      if (stored_name === null) throw notFound();
      return sendStoredFile(reply, services, { stored_name, original_name: `${list}.${format}` });
    },
  };
});
