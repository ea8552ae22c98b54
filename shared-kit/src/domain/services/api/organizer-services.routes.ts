import { Type } from 'typebox';
import { DataOf, Id, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import { OfferChangeBody, OrganizerService } from './organizer-services.schema';
import { ServiceChangeBody, SetUpService } from './organizer-set-up.schema';

const Flag = Type.Optional(Type.Enum(['0', '1']));

/** Services and their offers for the organiser; a change is pushed to all open tabs concerned. */
export const organizerServicesApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/services': {
    summary: 'List all services with the overrides of the exhibition',
    access: 'manager',
    scope: 'services',
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
    summary: 'Update a service for all exhibitions, archive it or offer it again; omitted fields are unchanged',
    access: 'manager',
    scope: 'services',
    exhibitions: 'all',
    params: Type.Object({ serviceId: Id }),
    body: ServiceChangeBody,
    responses: { 200: DataOf(SetUpService), ...errorResponses(401, 403, 404, 422) },
  },
  'PATCH /organizer/exhibitions/{exhibitionId}/services/{serviceId}': {
    summary:
      'Update visibility, types, last day of ordering and price steps for one exhibition; omitted fields are unchanged',
    access: 'manager',
    scope: 'services',
    params: Type.Object({ exhibitionId: Id, serviceId: Id }),
    body: OfferChangeBody,
    responses: { 200: DataOf(OrganizerService), ...errorResponses(401, 403, 404, 422) },
  },
});
