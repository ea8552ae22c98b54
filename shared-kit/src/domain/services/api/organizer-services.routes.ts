import { Type } from 'typebox';
import { DataOf, Id, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import {
  OfferChangeBody,
  OrganizerService,
  OrganizerServiceFacts,
  ServiceChangeBody,
} from './organizer-services.schema';

const Flag = Type.Optional(Type.Enum(['0', '1']));

/** Services and their offers on the organiser's side (SVC-184); a change reaches the open tabs of all that it concerns. */
export const organizerServicesApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/services': {
    summary: 'All services with what the exhibition changes of them',
    access: 'manager',
    params: Type.Object({ exhibitionId: Id }),
    query: Type.Object({
      ...pagingQuery,
      category_id: Type.Optional(Id),
      search: Type.Optional(Type.String({ maxLength: 100 })),
      is_popular: Flag,
      is_hidden: Flag,
    }),
    responses: { 200: PageOf(OrganizerService), ...errorResponses(401, 403, 404, 422) },
  },
  'PATCH /organizer/services/{serviceId}': {
    summary: 'Popular, synonyms and what must be asked for, at all exhibitions; what is not named stays',
    access: 'manager',
    params: Type.Object({ serviceId: Id }),
    body: ServiceChangeBody,
    responses: { 200: DataOf(OrganizerServiceFacts), ...errorResponses(401, 403, 404, 422) },
  },
  'PATCH /organizer/exhibitions/{exhibitionId}/services/{serviceId}': {
    summary: 'Hidden, types, last day of ordering and price steps at one exhibition; what is not named stays',
    access: 'manager',
    params: Type.Object({ exhibitionId: Id, serviceId: Id }),
    body: OfferChangeBody,
    responses: { 200: DataOf(OrganizerService), ...errorResponses(401, 403, 404, 422) },
  },
});
