import { Type } from 'typebox';
import { DataOf, Id, errorResponses, pagingQuery, routeTable } from '../../http';
import { AdditionalServiceDetail, AdditionalServicesPage, ServiceCategory } from './additional-services.schema';

const params = Type.Object({ id: Id });

/** The catalogue of services of a participation; 403 if services are not shown. */
export const additionalServicesApi = routeTable('services', {
  'GET /participants/{id}/categories': {
    summary: 'List categories with services in them or their subcategories',
    params,
    responses: { 200: DataOf(Type.Array(ServiceCategory)), ...errorResponses(401, 403, 404) },
  },
  'GET /participants/{id}/categories/{categoryId}': {
    summary: 'Get one category with its children',
    params: Type.Object({ id: Id, categoryId: Id }),
    responses: { 200: DataOf(ServiceCategory), ...errorResponses(401, 403, 404) },
  },
  'GET /participants/{id}/additional-services': {
    summary: 'List services of a category, popular ones, or search results',
    params,
    query: Type.Object({
      ...pagingQuery,
      category_id: Type.Optional(Id),
      is_popular: Type.Optional(Type.Enum(['1'])),
      search: Type.Optional(Type.String({ maxLength: 100 })),
      literally: Type.Optional(Type.Enum(['1'], { description: 'Disables corrections of the search text' })),
      is_open: Type.Optional(Type.Enum(['1'], { description: 'Can be ordered now' })),
      has_price: Type.Optional(Type.Enum(['1'], { description: 'In the currency of the participation' })),
      is_organizer: Type.Optional(Type.Enum(['1'], { description: 'Provided by the organiser' })),
    }),
    responses: { 200: AdditionalServicesPage, ...errorResponses(401, 403, 404, 422) },
  },
  'GET /participants/{id}/additional-services/{serviceId}': {
    summary: 'Get one service with its description and recommended services',
    params: Type.Object({ id: Id, serviceId: Id }),
    responses: { 200: DataOf(AdditionalServiceDetail), ...errorResponses(401, 403, 404) },
  },
});
