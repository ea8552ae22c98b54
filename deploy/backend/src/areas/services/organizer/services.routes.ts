import { Type } from 'typebox';
import { DataOf, errorResponses, Id, PageOf, pagingQuery } from '@fairfront/shared-kit/domain/http';
import { callerOf } from '../../../platform/http/authentication';
import { notFound } from '../../../platform/http/http-error';
import { pageMeta, pagingOf } from '../../../platform/http/paging';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { changeOffer, changeService } from './change-service.service';
import { listServicesAt } from './services.repository';
import { OfferChangeBody, OrganizerService, OrganizerServiceFacts, ServiceChangeBody } from './services.schema';

const tags = ['organizer'];
const config = { access: 'manager' } as const;
const Flag = Type.Optional(Type.Enum(['0', '1']));

const flagOf = (flag: '0' | '1' | undefined): boolean | undefined => (flag === undefined ? undefined : flag === '1');

/** Services and their offers on the organiser's side (SVC-184); a change reaches the open tabs of all that it concerns. */
export const organizerServicesRoutes: RoutePlugin = (app, services) => {
  const { database } = services;

  app.get(
    '/organizer/exhibitions/:exhibitionId/services',
    {
      config,
      schema: {
        tags,
        summary: 'All services with what the exhibition changes of them',
        params: Type.Object({ exhibitionId: Id }),
        querystring: Type.Object({
          ...pagingQuery,
          category_id: Type.Optional(Id),
          search: Type.Optional(Type.String({ maxLength: 100 })),
          is_popular: Flag,
          is_hidden: Flag,
        }),
        response: { 200: PageOf(OrganizerService), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
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
      return { data: found.services, meta: pageMeta(paging, found.total) };
    },
  );

  app.patch(
    '/organizer/services/:serviceId',
    {
      config,
      schema: {
        tags,
        summary: 'Popular, synonyms and what must be asked for, at all exhibitions; what is not named stays',
        params: Type.Object({ serviceId: Id }),
        body: ServiceChangeBody,
        response: { 200: DataOf(OrganizerServiceFacts), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      data: await database.transaction((trx) =>
        changeService(trx, services, callerOf(request).id, request.params.serviceId, request.body),
      ),
    }),
  );

  app.patch(
    '/organizer/exhibitions/:exhibitionId/services/:serviceId',
    {
      config,
      schema: {
        tags,
        summary: 'Hidden, types, last day of ordering and price steps at one exhibition; what is not named stays',
        params: Type.Object({ exhibitionId: Id, serviceId: Id }),
        body: OfferChangeBody,
        response: { 200: DataOf(OrganizerService), ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => ({
      data: await database.transaction((trx) =>
        changeOffer(trx, services, callerOf(request).id, request.params, request.body),
      ),
    }),
  );
};
