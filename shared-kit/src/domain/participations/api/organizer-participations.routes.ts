import { localized } from '../../common';
import { Type } from 'typebox';
import { eventTypes } from '../event-types';
import { DataOf, Id, Instant, Nullable, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';

const Places = Nullable(Type.Integer({ minimum: 0, maximum: 100_000 }));

const settings = {
  is_edit: Type.Boolean({ description: 'False: users of a sub-exhibitor have read-only access' }),
  is_not_resident: Type.Boolean(),
  is_edo_rent_available: Type.Boolean(),
  is_edo_services_available: Type.Boolean(),
  quota_certificate: Places,
  quota_installation: Places,
  quota_car: Places,
};

export const OrganizerParticipation = Type.Object(
  {
    id: Id,
    exhibition_id: Id,
    parent_id: Nullable(Id),
    type: Type.Enum([...eventTypes]),
    ...localized('name', () => Type.String({ description: 'Of the company' })),
    user_count: Type.Integer({ minimum: 0 }),
    deleted_at: Nullable(Instant({ description: 'A deleted sub-exhibitor' })),
    ...settings,
  },
  { title: 'OrganizerParticipation', description: 'A participation as the organiser sees it' },
);

/** Participations of all exhibitions and their settings. */
export const organizerParticipationsApi = routeTable('organizer', {
  'GET /organizer/participants': {
    summary: 'List participations by id, filtered by exhibition and company name',
    access: 'manager',
    scope: 'set-up',
    exhibitions: 'filtered',
    query: Type.Object({
      ...pagingQuery,
      exhibition_id: Type.Optional(Id),
      search: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    responses: { 200: PageOf(OrganizerParticipation), ...errorResponses(401, 403, 422) },
  },
  'PATCH /organizer/participants/{id}': {
    summary: 'Update quotas and flags of a participation; omitted fields are unchanged',
    access: 'manager',
    scope: 'set-up',
    params: Type.Object({ id: Id }),
    body: Type.Partial(Type.Object(settings)),
    responses: { 200: DataOf(OrganizerParticipation), ...errorResponses(401, 403, 404, 412, 422) },
  },
});
