import { Type } from 'typebox';
import {
  DataOf,
  Id,
  Instant,
  Nullable,
  PageOf,
  entryChangeBody,
  errorResponses,
  fieldsAnswer,
  formBody,
  pagingQuery,
  routeTable,
  setUpEntryOf,
} from '../../http';
import { companyRecordFields, countryFields, managerFields, pavilionFields } from '../set-up-fields';
import { Country } from './country.schema';

const archive = {
  archived_at: Nullable(Instant({ description: 'Null: not archived. What is archived is offered for nothing new' })),
};

/** The state of a record; `If-Match` of its change refuses to write over another one. */
export const recordTag = { etag: Type.String({ description: 'For If-Match of a change' }) };

/** Lists omit archived records unless they are requested. */
export const archivedQuery = {
  ...pagingQuery,
  archived: Type.Optional(Type.Boolean({ description: 'true: only archived ones' })),
};

const staff = { access: 'manager', scope: 'set-up' } as const;
const byId = Type.Object({ id: Id });
const ofExhibition = Type.Object({ exhibitionId: Id });

const Pavilion = Type.Object(
  { id: Id, exhibition_id: Nullable(Id), ...fieldsAnswer(pavilionFields), ...archive, ...recordTag },
  {
    title: 'OrganizerPavilion',
    description: 'A pavilion or a hall inside one; without an exhibition it stands in all',
  },
);
const Manager = Type.Object(
  { id: Id, exhibition_id: Id, ...fieldsAnswer(managerFields), ...archive, ...recordTag },
  { title: 'OrganizerManager', description: 'A person of the organiser who is responsible for participants' },
);
const CompanyRecord = Type.Object(
  { id: Id, ...fieldsAnswer(companyRecordFields), ...archive },
  { title: 'OrganizerCompany', description: 'A company as staff enter it' },
);

const SetUpCountry = setUpEntryOf(countryFields, {
  title: 'SetUpCountry',
  description: 'A country for the organiser',
});

/** The set-up of staff besides exhibitions and participations. */
export const organizerSetUpApi = routeTable('organizer', {
  'GET /organizer/exhibitions/{exhibitionId}/pavilions': {
    ...staff,
    summary: 'List pavilions and halls of an exhibition, with those of all exhibitions',
    params: ofExhibition,
    query: Type.Object(archivedQuery),
    responses: { 200: PageOf(Pavilion), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/exhibitions/{exhibitionId}/pavilions': {
    ...staff,
    summary: 'Create a pavilion, or a hall inside one',
    params: ofExhibition,
    body: formBody(pavilionFields),
    responses: { 201: DataOf(Pavilion), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'GET /organizer/pavilions/{id}': {
    ...staff,
    summary: 'Get a pavilion or a hall',
    params: byId,
    responses: { 200: DataOf(Pavilion), ...errorResponses(401, 403, 404) },
  },
  'PATCH /organizer/pavilions/{id}': {
    ...staff,
    summary: 'Update a pavilion or a hall; omitted fields are unchanged',
    params: byId,
    body: formBody(pavilionFields),
    responses: { 200: DataOf(Pavilion), ...errorResponses(401, 403, 404, 412, 422) },
  },
  'POST /organizer/pavilions/{id}/archive': {
    ...staff,
    summary: 'Archive a pavilion or a hall: stands keep it, new ones cannot have it',
    params: byId,
    responses: { 200: DataOf(Pavilion), ...errorResponses(401, 403, 404) },
  },
  'POST /organizer/pavilions/{id}/restore': {
    ...staff,
    summary: 'Restore an archived pavilion or hall',
    params: byId,
    responses: { 200: DataOf(Pavilion), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/exhibitions/{exhibitionId}/managers': {
    ...staff,
    summary: 'List managers of an exhibition',
    params: ofExhibition,
    query: Type.Object(archivedQuery),
    responses: { 200: PageOf(Manager), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/exhibitions/{exhibitionId}/managers': {
    ...staff,
    summary: 'Create a manager of an exhibition',
    params: ofExhibition,
    body: formBody(managerFields),
    responses: { 201: DataOf(Manager), ...errorResponses(401, 403, 404, 409, 422) },
  },
  'GET /organizer/managers/{id}': {
    ...staff,
    summary: 'Get a manager',
    params: byId,
    responses: { 200: DataOf(Manager), ...errorResponses(401, 403, 404) },
  },
  'PATCH /organizer/managers/{id}': {
    ...staff,
    summary: 'Update a manager; omitted fields are unchanged',
    params: byId,
    body: formBody(managerFields),
    responses: { 200: DataOf(Manager), ...errorResponses(401, 403, 404, 412, 422) },
  },
  'POST /organizer/managers/{id}/archive': {
    ...staff,
    summary: 'Archive a manager: exhibitors no longer see it, messages keep its name',
    params: byId,
    responses: { 200: DataOf(Manager), ...errorResponses(401, 403, 404) },
  },
  'POST /organizer/managers/{id}/restore': {
    ...staff,
    summary: 'Restore an archived manager',
    params: byId,
    responses: { 200: DataOf(Manager), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/companies': {
    ...staff,
    exhibitions: 'all',
    summary: 'List companies by id, filtered by a part of the name',
    query: Type.Object({ ...archivedQuery, search: Type.Optional(Type.String({ maxLength: 100 })) }),
    responses: { 200: PageOf(CompanyRecord), ...errorResponses(401, 403, 422) },
  },
  'POST /organizer/companies': {
    ...staff,
    exhibitions: 'all',
    summary: 'Create a company',
    body: formBody(companyRecordFields),
    responses: { 201: DataOf(CompanyRecord), ...errorResponses(401, 403, 409, 422) },
  },
  'GET /organizer/companies/{id}': {
    ...staff,
    exhibitions: 'all',
    summary: 'Get a company',
    params: byId,
    responses: { 200: DataOf(CompanyRecord), ...errorResponses(401, 403, 404) },
  },
  'PATCH /organizer/companies/{id}': {
    ...staff,
    exhibitions: 'all',
    summary: 'Update a company; omitted fields are unchanged',
    params: byId,
    body: formBody(companyRecordFields),
    responses: { 200: DataOf(CompanyRecord), ...errorResponses(401, 403, 404, 412, 422) },
  },
  'POST /organizer/companies/{id}/archive': {
    ...staff,
    exhibitions: 'all',
    summary: 'Archive a company: its participations stay, new ones cannot have it',
    params: byId,
    responses: { 200: DataOf(CompanyRecord), ...errorResponses(401, 403, 404, 412) },
  },
  'POST /organizer/companies/{id}/restore': {
    ...staff,
    exhibitions: 'all',
    summary: 'Restore an archived company',
    params: byId,
    responses: { 200: DataOf(CompanyRecord), ...errorResponses(401, 403, 404, 412) },
  },
  'GET /organizer/countries': {
    ...staff,
    exhibitions: 'all',
    summary: 'List countries, archived ones included',
    responses: { 200: DataOf(Type.Array(SetUpCountry)), ...errorResponses(401, 403) },
  },
  'PATCH /organizer/countries/{countryId}': {
    ...staff,
    exhibitions: 'all',
    summary: 'Change a country, archive it or offer it again; omitted fields are unchanged',
    params: Type.Object({ countryId: Id }),
    body: entryChangeBody(countryFields),
    responses: { 200: DataOf(SetUpCountry), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/countries': {
    ...staff,
    exhibitions: 'all',
    summary: 'Add a country to the lists of companies and visas',
    body: formBody(countryFields),
    responses: { 201: DataOf(Country), ...errorResponses(401, 403, 409, 422) },
  },
});
