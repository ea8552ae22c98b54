import { Type } from 'typebox';
import { callerOf } from '../http/authentication';
import { DataOf, failures, Id } from '../http/answers';
import { pageMeta, pagingOf, pagingQuery } from '../http/paging';
import type { Area } from '../services';
import { categoryTree, listServices } from './additional-services.repository';
import { AdditionalServicesPage, ServiceCategory } from './additional-services.schema';
import { requireServices } from './services-access';

const params = Type.Object({ id: Id });

/** The catalogue of services of an event; 403 where services are not shown (SVC-002). */
export const additionalServicesRoutes: Area = (app, { database }) => {
  app.get(
    '/participants/:id/categories',
    {
      schema: {
        tags: ['services'],
        summary: 'Categories with services in themselves or below (SVC-019)',
        params,
        response: { 200: DataOf(Type.Array(ServiceCategory)), ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      await requireServices(database.read, callerOf(request).id, request.params.id);
      return { data: await categoryTree(database.read) };
    },
  );

  app.get(
    '/participants/:id/additional-services',
    {
      schema: {
        tags: ['services'],
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
      await requireServices(database.read, callerOf(request).id, request.params.id);
      const { category_id: categoryId, is_popular, search, ...paged } = request.query;
      const paging = pagingOf(paged, 20);
      const text = search?.trim();
      const { services, total } = await listServices(database.read, {
        ...paging,
        categoryId,
        isPopular: is_popular === '1',
        search: text ? { text, language: request.locale === 'ru' ? 'rus' : 'eng' } : undefined,
      });
      return { data: services, meta: pageMeta(paging, total) };
    },
  );
};
