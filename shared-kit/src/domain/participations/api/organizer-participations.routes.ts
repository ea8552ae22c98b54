import { localized } from '../../common';
import { rows } from '../../validation';
import { Type } from 'typebox';
import { eventTypes } from '../event-types';
import {
  DataOf,
  Id,
  Instant,
  Nullable,
  PageOf,
  errorResponses,
  fieldsAnswer,
  formBody,
  pagingQuery,
  routeTable,
} from '../../http';
import { participationSorts } from '../participation-rules';
import { participationFields, participationSettingFields, standFields, standListFields } from '../set-up-fields';
import { ParticipationUser } from './participation.schema';

const staff = { access: 'manager', scope: 'set-up' } as const;
const byId = Type.Object({ id: Id });

const facts = {
  id: Id,
  exhibition_id: Id,
  company_id: Id,
  parent_id: Nullable(Id),
  type: Type.Enum([...eventTypes]),
  ...localized('name', () => Type.String({ description: 'Of the company' })),
  stand_titles: Type.Array(Type.String()),
  user_count: Type.Integer({ minimum: 0, description: 'People with access, without open invitations' }),
  deleted_at: Nullable(Instant({ description: 'An archived participation, or a deleted sub-exhibitor' })),
  ...fieldsAnswer(participationSettingFields),
};

export const OrganizerParticipation = Type.Object(facts, {
  title: 'OrganizerParticipation',
  description: 'A participation as the organiser sees it',
});

const OrganizerStand = Type.Object(
  { id: Id, ...fieldsAnswer(standFields) },
  { title: 'OrganizerStand', description: 'A stand with its hall' },
);

const WholeParticipation = Type.Object(
  {
    ...facts,
    stands: Type.Array(OrganizerStand),
    users: Nullable(
      Type.Array(ParticipationUser, { description: 'Its people; null without the scope people in its exhibition' }),
    ),
  },
  { title: 'OrganizerParticipationDetails', description: 'A participation with its stands and people' },
);

export const ParticipationHistoryEntry = Type.Object(
  {
    id: Id,
    at: Instant(),
    title: Type.String({ description: 'What was done, in the language of Accept-Language' }),
    by: Nullable(
      Type.Object(
        { name: Type.String(), lastname: Type.String() },
        { description: 'Null if nobody was signed in, or for people of exhibitors without the scope people' },
      ),
    ),
    is_staff: Type.Boolean({ description: 'Done by a member of staff' }),
    is_acting: Type.Boolean({ description: 'Done by a member of staff who acted as the exhibitor' }),
    api_key: Nullable(Type.String({ description: 'Name of the API key with which it was done' })),
  },
  { title: 'ParticipationHistoryEntry', description: 'A change in the history of a participation' },
);

/** Stores quotas that are below what is issued; without it they are refused with the names. */
const force = { allow_below_issued: Type.Optional(Type.Boolean()) };

/** Participations of all exhibitions and their settings. */
export const organizerParticipationsApi = routeTable('organizer', {
  'GET /organizer/participants': {
    summary: 'List participations, filtered by exhibition, company name or stand, type, archive and people',
    ...staff,
    exhibitions: 'filtered',
    query: Type.Object({
      ...pagingQuery,
      exhibition_id: Type.Optional(Id),
      search: Type.Optional(
        Type.String({ maxLength: 100, description: 'Part of a company name, number of a stand or of the application' }),
      ),
      kind: Type.Optional(Type.Enum([...eventTypes], { description: 'Its type' })),
      archived: Type.Optional(Type.Enum(['0', '1'], { description: 'Without: both' })),
      people: Type.Optional(Type.Enum(['0', '1'], { description: '0: nobody has access' })),
      sort: Type.Optional(Type.Enum([...participationSorts], { description: 'With a minus: descending; default id' })),
    }),
    responses: { 200: PageOf(OrganizerParticipation), ...errorResponses(401, 403, 422) },
  },
  'POST /organizer/participants': {
    summary: 'Create a participation with its stands; people are invited afterwards',
    ...staff,
    exhibitions: 'body',
    body: formBody({ ...participationFields, stands: rows(standFields) }),
    responses: { 201: DataOf(WholeParticipation), ...errorResponses(401, 403, 409, 422) },
  },
  'GET /organizer/participants/{id}': {
    summary: 'Get a participation with its stands, and with its people for readers with the scope people',
    ...staff,
    params: byId,
    responses: { 200: DataOf(WholeParticipation), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/participants/{id}/history': {
    summary: 'List what was done in a participation, newest first',
    ...staff,
    params: byId,
    query: Type.Object(pagingQuery),
    responses: { 200: PageOf(ParticipationHistoryEntry), ...errorResponses(401, 403, 404, 422) },
  },
  'PATCH /organizer/participants/{id}': {
    summary: 'Update quotas and settings of a participation; omitted fields are unchanged: 422 quota_below_issued',
    ...staff,
    params: byId,
    body: Type.Object({ ...formBody(participationSettingFields).properties, ...force }),
    responses: { 200: DataOf(OrganizerParticipation), ...errorResponses(401, 403, 404, 412, 422) },
  },
  'PUT /organizer/participants/{id}/stands': {
    summary: 'Set all stands of a participation; one with an id or a known external_id keeps its row: 422 stand_in_use',
    ...staff,
    params: byId,
    body: formBody(standListFields),
    responses: { 200: DataOf(Type.Array(OrganizerStand)), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/participants/{id}/archive': {
    summary: 'Archive a participation: its people lose access, its passes are withdrawn: 422 has_sub_exhibitors',
    ...staff,
    params: byId,
    responses: { 200: DataOf(OrganizerParticipation), ...errorResponses(401, 403, 404, 422) },
  },
});
