import { localized } from '../../common';
import { Type } from 'typebox';
import { DataOf, Id, Nullable, errorResponses, routeTable } from '../../http';
import { SubExhibitorsMeta, SubParticipation } from '../../participations/api/participation.schema';
import { subExhibitorsAtOnce } from '../sub-exhibitors';

const ofParticipation = Type.Object({ id: Id });

const ofSub = Type.Object({ id: Id, subId: Id });

const Places = Type.Integer({ minimum: 0, maximum: 100_000 });

const Line = Type.String({ maxLength: 1000 });

const SubExhibitorsBody = Type.Object({
  companies: Type.Array(
    Type.Object({
      ...localized('name', () => Line),
      email: Line,
      inn: Type.Optional(Nullable(Line)),
      certificate: Places,
    }),
    { minItems: 1, maxItems: subExhibitorsAtOnce },
  ),
});

/** The companies on the stand of a collective organiser. */
export const subExhibitorsApi = routeTable('participants', {
  'GET /participants/{id}/sub-participants': {
    summary: 'List sub-exhibitors of a collective organiser; 403 for installers and other participation types',
    params: ofParticipation,
    responses: {
      200: Type.Object({ data: Type.Array(SubParticipation), meta: SubExhibitorsMeta }),
      ...errorResponses(401, 403, 404),
    },
  },
  'POST /participants/{id}/sub-participants': {
    summary: 'Invite companies to the stand, all or none; 422 by `companies.{n}.{field}`',
    params: ofParticipation,
    body: SubExhibitorsBody,
    responses: { 201: DataOf(Type.Array(SubParticipation)), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'DELETE /participants/{id}/sub-participants': {
    summary: 'Delete all sub-exhibitors and withdraw their passes',
    params: ofParticipation,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
  'PUT /participants/{id}/sub-participants/{subId}': {
    summary: 'Change the quota or management of a sub-exhibitor; 422 on certificate if out of bounds',
    params: ofSub,
    body: Type.Object({ is_edit: Type.Boolean(), certificate: Places }),
    responses: { 200: DataOf(SubParticipation), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /participants/{id}/sub-participants/{subId}': {
    summary: 'Delete a sub-exhibitor and withdraw its passes',
    params: ofSub,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404) },
  },
  'POST /participants/{id}/sub-participants/{subId}/resend-invite': {
    summary: 'Resend the invitation of a sub-exhibitor: 422 resend_timeout within 5 minutes',
    params: ofSub,
    responses: { 200: DataOf(SubParticipation), ...errorResponses(401, 403, 404, 409, 422, 429) },
  },
  'POST /organizer/participants/{id}/restore': {
    tag: 'organizer',
    summary: 'Restore an archived participation, or a deleted sub-exhibitor within 30 days: 422 quota_reached',
    access: 'manager',
    scope: 'set-up',
    params: ofParticipation,
    responses: { 204: Type.Null(), ...errorResponses(401, 403, 404, 422) },
  },
});
