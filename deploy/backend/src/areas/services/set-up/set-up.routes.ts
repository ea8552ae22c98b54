import { organizerServiceSetUpApi } from '@fairfront/shared-kit/domain/services/api';
import { pageOfRows, readRow } from '../../../platform/database/rows';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { entryHandlers } from '../../../platform/set-up/set-up.handlers';
import { setUpEntry } from '../../../platform/set-up/set-up.service';
import { receiveLogo } from '../../participations';
import { addServicePicture } from './add-picture.service';
import { serviceCategories, serviceExecutors, serviceUnits } from './service-lists.kind';
import { services as serviceKind } from './service.kind';

export const organizerServiceSetUpRoutes: RoutePlugin = implement(organizerServiceSetUpApi, (services) => {
  const { database } = services;
  const units = entryHandlers(services, serviceUnits, ['id']);
  const executors = entryHandlers(services, serviceExecutors, ['id']);
  const categories = entryHandlers(services, serviceCategories, ['position', 'id']);
  const ofServices = entryHandlers(services, serviceKind, ['position', 'id']);
  return {
    'GET /organizer/service-units': units.list,
    'POST /organizer/service-units': units.create,
    'PATCH /organizer/service-units/{unitId}': (request) => units.change(request, request.params.unitId),
    'DELETE /organizer/service-units/{unitId}': (request) => units.remove(request, request.params.unitId),
    'GET /organizer/service-executors': executors.list,
    'POST /organizer/service-executors': executors.create,
    'PATCH /organizer/service-executors/{executorId}': (request) =>
      executors.change(request, request.params.executorId),
    'DELETE /organizer/service-executors/{executorId}': (request) =>
      executors.remove(request, request.params.executorId),
    'GET /organizer/service-categories': categories.list,
    'POST /organizer/service-categories': categories.create,
    'PATCH /organizer/service-categories/{categoryId}': (request) =>
      categories.change(request, request.params.categoryId),
    'DELETE /organizer/service-categories/{categoryId}': (request) =>
      categories.remove(request, request.params.categoryId),
    'GET /organizer/services': async (request) => {
      const paging = pagingOf(request.query);
      const { rows, total } = await pageOfRows(database.read, 'additional_services', ['position', 'id'], paging);
      return { data: rows.map((row) => setUpEntry(serviceKind, row)), meta: pageMeta(paging, total) };
    },
    'POST /organizer/services': ofServices.create,
    'GET /organizer/services/{serviceId}': async (request) => {
      const row = await readRow(database.read, 'additional_services', request.params.serviceId);
      if (!row) throw notFound();
      return { data: setUpEntry(serviceKind, row) };
    },
    'POST /organizer/services/{serviceId}/images': async (request, reply) => {
      const bytes = await receiveLogo(request);
      return reply.code(201).send(await addServicePicture(services, request, request.params.serviceId, bytes));
    },
    'DELETE /organizer/services/{serviceId}': (request) => ofServices.remove(request, request.params.serviceId),
  };
});
