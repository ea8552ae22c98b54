import { foundIn, searchServices, type ServiceQuery } from '@fairfront/shared-kit/domain/services';
import { additionalServicesApi } from '@fairfront/shared-kit/domain/services/api';
import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { RoutePlugin } from '../../../platform/http/app.types';
import { callerOf } from '../../../platform/http/authentication';
import { forbidden, notFound } from '../../../platform/http/http-error';
import { implement } from '../../../platform/http/implement';
import { pageMeta, pagingOf, type Paging } from '../../../platform/http/paging';
import { areaText } from '../../../platform/texts/area-texts';
import { listCategories, readServiceWithRelated } from './additional-services.repository';
import type { ServiceNarrowing } from './service-catalogue';
import { ServiceCatalogues } from './service-catalogues';
import { categoryTree } from './service-category.response';
import { serviceDetailResponse } from './service.response';
import { requireServices, type ServicesCaller } from './services-access';

export const additionalServicesRoutes: RoutePlugin = implement(additionalServicesApi, ({ database, clock }) => {
  const contextOf = async (userId: number, participationId: number) =>
    (await requireServices(database.read, { userId, participationId, now: clock.now() })).context;
  const categoriesOf = async (userId: number, participationId: number) =>
    categoryTree(await listCategories(database.read, await contextOf(userId, participationId)));
  const catalogues = new ServiceCatalogues(database);
  /** One page of search results, with the matched words. */
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
  return {
    'GET /participants/{id}/categories': async (request) => ({
      data: await categoriesOf(callerOf(request).id, request.params.id),
    }),
    'GET /participants/{id}/categories/{categoryId}': async (request) => {
      const { id, categoryId } = request.params;
      const tree = await categoriesOf(callerOf(request).id, id);
      const top = tree.find((category) => category.id === categoryId);
      const child = tree.flatMap(({ children }) => children).find((category) => category.id === categoryId);
      if (top) return { data: top };
      if (child) return { data: { ...child, children: [] } };
      throw notFound();
    },
    'GET /participants/{id}/additional-services': async (request) => {
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
    'GET /participants/{id}/additional-services/{serviceId}': async (request) => {
      const { id, serviceId } = request.params;
      const context = await contextOf(callerOf(request).id, id);
      const rows = await readServiceWithRelated(database.read, serviceId, context);
      const row = rows.find((one) => one.id === serviceId);
      if (!row) throw notFound();
      if (!row.is_offered) throw forbidden('service_not_offered', areaText('services', 'errors.service_not_offered'));
      return { data: serviceDetailResponse(row, rows, context) };
    },
  };
});
