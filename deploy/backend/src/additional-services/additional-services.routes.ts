import { areServicesShown } from '@fairfront/shared-kit/model';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { callerOf } from '../http/authentication';
import { DataOf, failures, Id } from '../http/answers';
import { forbidden } from '../http/failure';
import { pageMeta, pagingOf, pagingQuery } from '../http/paging';
import { requireParticipation } from '../http/participation-access';
import type { Area } from '../services';
import { categoryTree, listServices } from './additional-services.repository';
import { AdditionalServicesPage, ServiceCategory } from './additional-services.schema';

/** SVC-002 */
const notShown = {
  en: 'Additional services are not available for this event',
  ru: 'Дополнительные услуги недоступны для этого мероприятия',
};

const params = Type.Object({ id: Id });

/** The catalogue of services of an event; 403 where services are not shown (SVC-002). */
export const additionalServicesRoutes: Area = (app, { database }) => {
  const requireServices = async (request: FastifyRequest<{ Params: { id: number } }>): Promise<void> => {
    const { type, is_show_order_additional_services } = await requireParticipation(
      database.read,
      callerOf(request).id,
      request.params.id,
    );
    if (!areServicesShown({ type, exhibition: { is_show_order_additional_services } })) {
      throw forbidden('services_not_shown', notShown);
    }
  };

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
      await requireServices(request);
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
      await requireServices(request);
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
