import { Type } from 'typebox';
import { DataOf, Id, Instant, Nullable, PageOf, errorResponses, fieldsAnswer, formBody, routeTable } from '../../http';
import { archivedQuery, recordTag } from '../../participations/api/organizer-set-up.routes';
import { exhibitionCopyFields } from '../../participations/exhibition-copy';
import { exhibitionFields } from '../../participations/exhibition-fields';

export const OrganizerExhibition = Type.Object(
  {
    id: Id,
    ...fieldsAnswer(exhibitionFields),
    archived_at: Nullable(Instant({ description: 'Null: not archived. Nothing new is created in an archived one' })),
    ...recordTag,
  },
  { title: 'OrganizerExhibition', description: 'An exhibition with all that staff set up' },
);

const staff = { access: 'manager', scope: 'set-up' } as const;
const byId = Type.Object({ exhibitionId: Id });

/**
 * Settings and dates of exhibitions; a change is pushed to the open tabs of all participations.
 */
export const organizerExhibitionsApi = routeTable('organizer', {
  'GET /organizer/exhibitions': {
    summary: 'List exhibitions, latest first',
    ...staff,
    exhibitions: 'filtered',
    query: Type.Object(archivedQuery),
    responses: { 200: PageOf(OrganizerExhibition), ...errorResponses(401, 403, 422) },
  },
  'POST /organizer/exhibitions': {
    summary: 'Create an exhibition',
    ...staff,
    exhibitions: 'all',
    body: formBody(exhibitionFields),
    responses: { 201: DataOf(OrganizerExhibition), ...errorResponses(401, 403, 409, 422) },
  },
  'GET /organizer/exhibitions/{exhibitionId}': {
    summary: 'Get an exhibition',
    ...staff,
    params: byId,
    responses: { 200: DataOf(OrganizerExhibition), ...errorResponses(401, 403, 404) },
  },
  'PATCH /organizer/exhibitions/{exhibitionId}': {
    summary: 'Update an exhibition; omitted fields are unchanged: 422 timezone_in_use',
    ...staff,
    params: byId,
    body: formBody(exhibitionFields),
    responses: { 200: DataOf(OrganizerExhibition), ...errorResponses(401, 403, 404, 412, 422) },
  },
  'POST /organizer/exhibitions/{exhibitionId}/copy': {
    summary:
      'Copy an exhibition: pavilions, managers, catalogue template, rubrics, service offers and info texts, all dates moved to the new first day (started_at)',
    ...staff,
    exhibitions: 'all',
    params: byId,
    body: formBody(exhibitionCopyFields),
    responses: { 201: DataOf(OrganizerExhibition), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'POST /organizer/exhibitions/{exhibitionId}/archive': {
    summary: 'Archive an exhibition: its participations stay, new ones cannot be created in it',
    ...staff,
    params: byId,
    responses: { 200: DataOf(OrganizerExhibition), ...errorResponses(401, 403, 404, 412) },
  },
  'POST /organizer/exhibitions/{exhibitionId}/restore': {
    summary: 'Restore an archived exhibition',
    ...staff,
    params: byId,
    responses: { 200: DataOf(OrganizerExhibition), ...errorResponses(401, 403, 404, 412) },
  },
});
