import { organizerServiceSetUpApi } from '@fairfront/shared-kit/domain/services/api';
import { pageOfRows, readRow } from '../../../platform/database/rows';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { changedEntry, createdEntry, listedEntries, removedEntry } from '../../../platform/set-up/set-up.handlers';
import { setUpEntry } from '../../../platform/set-up/set-up.service';
import { serviceCategories, serviceExecutors, serviceUnits } from './service-lists.kind';
import { services as serviceKind } from './service.kind';

export const organizerServiceSetUpRoutes: RoutePlugin = implement(organizerServiceSetUpApi, (services) => {
  const { database } = services;
  return {
    'GET /organizer/service-units': async () => ({ data: await listedEntries(services, serviceUnits, ['id']) }),
    'POST /organizer/service-units': async (request, reply) =>
      reply.code(201).send(await createdEntry(services, request, serviceUnits)),
    'PATCH /organizer/service-units/{unitId}': (request) =>
      changedEntry(services, request, serviceUnits, request.params.unitId),
    'DELETE /organizer/service-units/{unitId}': (request) =>
      removedEntry(services, request, serviceUnits, request.params.unitId),
    'GET /organizer/service-executors': async () => ({ data: await listedEntries(services, serviceExecutors, ['id']) }),
    'POST /organizer/service-executors': async (request, reply) =>
      reply.code(201).send(await createdEntry(services, request, serviceExecutors)),
    'PATCH /organizer/service-executors/{executorId}': (request) =>
      changedEntry(services, request, serviceExecutors, request.params.executorId),
    'DELETE /organizer/service-executors/{executorId}': (request) =>
      removedEntry(services, request, serviceExecutors, request.params.executorId),
    'GET /organizer/service-categories': async () => ({
      data: await listedEntries(services, serviceCategories, ['position', 'id']),
    }),
    'POST /organizer/service-categories': async (request, reply) =>
      reply.code(201).send(await createdEntry(services, request, serviceCategories)),
    'PATCH /organizer/service-categories/{categoryId}': (request) =>
      changedEntry(services, request, serviceCategories, request.params.categoryId),
    'DELETE /organizer/service-categories/{categoryId}': (request) =>
      removedEntry(services, request, serviceCategories, request.params.categoryId),
    'GET /organizer/services': async (request) => {
      const paging = pagingOf(request.query);
      const { rows, total } = await pageOfRows(database.read, 'additional_services', ['position', 'id'], paging);
      return { data: rows.map((row) => setUpEntry(serviceKind, row)), meta: pageMeta(paging, total) };
    },
    'POST /organizer/services': async (request, reply) =>
      reply.code(201).send(await createdEntry(services, request, serviceKind)),
    'GET /organizer/services/{serviceId}': async (request) => {
      const row = await readRow(database.read, 'additional_services', request.params.serviceId);
      if (!row) throw notFound();
      return { data: setUpEntry(serviceKind, row) };
    },
    'DELETE /organizer/services/{serviceId}': (request) =>
      removedEntry(services, request, serviceKind, request.params.serviceId),
  };
});
