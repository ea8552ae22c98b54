import { foundIn, searchServices, type ServiceQuery } from '@fairfront/shared-kit/domain/services';
import type { Locale } from '@fairfront/shared-kit/model';
import { Type } from 'typebox';
import { callerOf } from '../../../platform/http/authentication';
import { DataOf, errorResponses, Id, pagingQuery } from '@fairfront/shared-kit/domain/http';
import { forbidden, notFound } from '../../../platform/http/http-error';
import { pageMeta, pagingOf, type Paging } from '../../../platform/http/paging';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { areaText } from '../../../platform/texts/area-texts';
import { categoryTree, readService } from './additional-services.repository';
import { AdditionalServiceDetail, AdditionalServicesPage, ServiceCategory } from './additional-services.schema';
import type { ServiceNarrowing } from './service-catalogue';
import { ServiceCatalogues } from './service-catalogues';
import { requireServices, type ServicesCaller } from './services-access';

const params = Type.Object({ id: Id });
const tags = ['services'];

/** The catalogue of services of a participation; 403 where services are not shown (SVC-002). */
export const additionalServicesRoutes: RoutePlugin = (app, { database, clock }) => {
  const contextOf = async (userId: number, participationId: number) =>
    (await requireServices(database.read, { userId, participationId, now: clock.now() })).context;

  const catalogues = new ServiceCatalogues(database);

  /** One page of what a search finds, with the words that it was found by (SVC-165). */
  const found = async (
    caller: ServicesCaller,
    { narrowing, ...query }: Omit<ServiceQuery, 'withheld'> & { narrowing: ServiceNarrowing },
    locale: Locale,
    paging: Paging,
  ) => {
    const { catalogue } = await catalogues.open(caller);
    const index = catalogue.indexIn(locale);
    const hits = searchServices(index, { ...query, withheld: catalogue.leftOut(narrowing) });
    const first = (paging.page - 1) * paging.perPage;
    const ids = hits.ids.slice(first, first + paging.perPage);
    const services = catalogue.byIds(ids);
    const texts = new Map(index.services.map((service) => [service.id, service]));
    const foundOf = (id: number) => {
      const text = texts.get(id);
      return text ? foundIn(text, hits.needles) : null;
    };
    return {
      data: services.map((service) => ({ ...service, found: foundOf(service.id) })),
      meta: pageMeta(paging, hits.ids.length),
      search: { corrected: hits.corrected, categories: hits.categories },
    };
  };

  app.get(
    '/participants/:id/categories',
    {
      schema: {
        tags,
        summary: 'Categories with services in themselves or below (SVC-019)',
        params,
        response: { 200: DataOf(Type.Array(ServiceCategory)), ...errorResponses(401, 403, 404) },
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
        response: { 200: DataOf(ServiceCategory), ...errorResponses(401, 403, 404) },
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
        summary: 'Services of a category, popular ones, or those that a text is found in (SVC-025, SVC-026, SVC-165)',
        params,
        querystring: Type.Object({
          ...pagingQuery,
          category_id: Type.Optional(Id),
          is_popular: Type.Optional(Type.Enum(['1'])),
          search: Type.Optional(Type.String({ maxLength: 100 })),
          literally: Type.Optional(Type.Enum(['1'], { description: 'Corrects nothing (SVC-165)' })),
          is_open: Type.Optional(Type.Enum(['1'], { description: 'Can be ordered now (SVC-186)' })),
          has_price: Type.Optional(Type.Enum(['1'], { description: 'In the currency of the participation' })),
          is_organizer: Type.Optional(Type.Enum(['1'], { description: 'Provided by the organiser' })),
        }),
        response: { 200: AdditionalServicesPage, ...errorResponses(401, 403, 404, 422) },
      },
    },
    async (request) => {
      const { id } = request.params;
      const userId = callerOf(request).id;
      const {
        category_id: categoryId,
        is_popular,
        search,
        literally,
        is_open,
        has_price,
        is_organizer,
        ...paged
      } = request.query;
      const narrowing = { isOpen: is_open === '1', hasPrice: has_price === '1', isOrganizer: is_organizer === '1' };
      const paging = pagingOf(paged, 20);
      const isPopular = is_popular === '1';
      const text = search?.trim();
      const caller = { userId, participationId: id, now: clock.now() };
      if (text) {
        const query = { text, literally: literally === '1', categoryId, isPopular, narrowing };
        return found(caller, query, request.locale, paging);
      }
      const { catalogue } = await catalogues.open(caller);
      const { services, total } = catalogue.list({ ...paging, ...narrowing, categoryId, isPopular });
      const data = services.map((service) => ({ ...service, found: null }));
      return { data, meta: pageMeta(paging, total), search: null };
    },
  );

  app.get(
    '/participants/:id/additional-services/:serviceId',
    {
      schema: {
        tags,
        summary: 'One service with its description and recommended services (SVC-035, SVC-047)',
        params: Type.Object({ id: Id, serviceId: Id }),
        response: { 200: DataOf(AdditionalServiceDetail), ...errorResponses(401, 403, 404) },
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
