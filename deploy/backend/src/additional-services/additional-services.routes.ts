import { Type } from 'typebox';
import { callerOf } from '../http/authentication';
import { DataOf, failures, Id } from '../http/answers';
import { forbidden, notFound } from '../http/failure';
import { pageMeta, pagingOf, pagingQuery } from '../http/paging';
import type { Area } from '../services';
import { areaText } from '../texts/area-texts';
import { categoryTree, listServices, readService } from './additional-services.repository';
import { AdditionalServiceDetail, AdditionalServicesPage, ServiceCategory } from './additional-services.schema';
import { searchServices } from './service-search';
import { requireServices } from './services-access';

const params = Type.Object({ id: Id });
const tags = ['services'];

/** The catalogue of services of a participation; 403 where services are not shown (SVC-002). */
export const additionalServicesRoutes: Area = (app, { database, clock }) => {
  const contextOf = async (userId: number, participationId: number) =>
    (await requireServices(database.read, { userId, participationId, now: clock.now() })).context;

  app.get(
    '/participants/:id/categories',
    {
      schema: {
        tags,
        summary: 'Categories with services in themselves or below (SVC-019)',
        params,
        response: { 200: DataOf(Type.Array(ServiceCategory)), ...failures(401, 403, 404) },
      },
    },
    async (request) => ({
      data: await categoryTree(database.read, await contextOf(callerOf(request).id, request.params.id)),
    }),
  );

  app.get(
    '/participants/:id/categories/:categoryId',
    {
      schema: {
        tags,
        summary: 'One category with its children (SVC-020)',
        params: Type.Object({ id: Id, categoryId: Id }),
        response: { 200: DataOf(ServiceCategory), ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      const { id, categoryId } = request.params;
      const tree = await categoryTree(database.read, await contextOf(callerOf(request).id, id));
      const top = tree.find((category) => category.id === categoryId);
      const child = tree.flatMap(({ children }) => children).find((category) => category.id === categoryId);
      if (top) return { data: top };
      if (child) return { data: { ...child, children: [] } };
      throw notFound();
    },
  );

  app.get(
    '/participants/:id/additional-services',
    {
      schema: {
        tags,
        summary: 'Services of a category, popular ones, or those that a text is found in (SVC-025, SVC-026)',
        params,
        querystring: Type.Object({
          ...pagingQuery,
          category_id: Type.Optional(Id),
          is_popular: Type.Optional(Type.Enum(['1'])),
          search: Type.Optional(Type.String({ maxLength: 100 })),
        }),
        response: { 200: AdditionalServicesPage, ...failures(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const context = await contextOf(callerOf(request).id, request.params.id);
      const { category_id: categoryId, is_popular, search, ...paged } = request.query;
      const paging = pagingOf(paged, 20);
      const text = search?.trim();
      const ids = text ? await searchServices(database.read, text, request.locale) : undefined;
      const filter = { ...paging, categoryId, isPopular: is_popular === '1', ids };
      const { services, total } = await listServices(database.read, filter, context);
      return { data: services, meta: pageMeta(paging, total) };
    },
  );

  app.get(
    '/participants/:id/additional-services/:serviceId',
    {
      schema: {
        tags,
        summary: 'One service with its description and recommended services (SVC-035, SVC-047)',
        params: Type.Object({ id: Id, serviceId: Id }),
        response: { 200: DataOf(AdditionalServiceDetail), ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      const { id, serviceId } = request.params;
      const found = await readService(database.read, serviceId, await contextOf(callerOf(request).id, id));
      if (!found) throw notFound();
      if (!found.isOffered) throw forbidden('service_not_offered', areaText('services', 'errors.service_not_offered'));
      return { data: found.service };
    },
  );
};
