import { organizerServicesApi } from '@fairfront/shared-kit/domain/services/api';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import { entryHandlers } from '../../../platform/set-up/set-up.handlers';
import { services as serviceKind } from '../set-up/service.kind';
import { changeOffer } from './change-service.service';
import { organizerServiceResponse } from './organizer-service.response';
import { listServicesAt } from './services.repository';

const flagOf = (flag: '0' | '1' | undefined): boolean | undefined => (flag === undefined ? undefined : flag === '1');

export const organizerServicesRoutes: RoutePlugin = implement(organizerServicesApi, (services) => {
  const { database } = services;
  const ofServices = entryHandlers(services, serviceKind, ['position', 'id']);
  return {
    'GET /organizer/exhibitions/{exhibitionId}/services': async (request) => {
      const { category_id: categoryId, search, is_popular, is_hidden, ...paged } = request.query;
      const paging = pagingOf(paged);
      const filter = {
        exhibitionId: request.params.exhibitionId,
        categoryId,
        search,
        isPopular: flagOf(is_popular),
        isHidden: flagOf(is_hidden),
      };
      const found = await listServicesAt(database.read, filter, paging);
      if (!found) throw notFound();
      const data = found.rows.map((row) => organizerServiceResponse(row, filter.exhibitionId));
      return { data, meta: pageMeta(paging, found.total) };
    },
    'PATCH /organizer/services/{serviceId}': (request) => ofServices.change(request, request.params.serviceId),
    'PATCH /organizer/exhibitions/{exhibitionId}/services/{serviceId}': async (request) => ({
      data: await database.transaction((trx) =>
        changeOffer(trx, services, callerOf(request).id, request.params, request.body),
      ),
    }),
  };
});
