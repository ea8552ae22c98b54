import { Type } from 'typebox';
import {
  DataOf,
  Id,
  RemovedEntry,
  entryChangeBody,
  errorResponses,
  newEntryBody,
  routeTable,
  setUpEntryOf,
} from '../../http';
import { carTypeFields } from '../car-type-fields';

const SetUpCarType = setUpEntryOf(carTypeFields, {
  title: 'SetUpCarType',
  description: 'A kind of vehicle for the organiser',
});
const staff = { access: 'manager', scope: 'set-up', exhibitions: 'all' } as const;

/** Kinds of vehicles, which all exhibitions share. */
export const organizerCarTypesApi = routeTable('organizer', {
  'GET /organizer/car-types': {
    ...staff,
    summary: 'List kinds of vehicles, archived ones included',
    responses: { 200: DataOf(Type.Array(SetUpCarType)), ...errorResponses(401, 403) },
  },
  'POST /organizer/car-types': {
    ...staff,
    summary: 'Create a kind of vehicle',
    body: newEntryBody(carTypeFields),
    responses: { 201: DataOf(SetUpCarType), ...errorResponses(401, 403, 409, 422) },
  },
  'PATCH /organizer/car-types/{carTypeId}': {
    ...staff,
    summary: 'Change a kind of vehicle, archive it or offer it again; omitted fields are unchanged',
    params: Type.Object({ carTypeId: Id }),
    body: entryChangeBody(carTypeFields),
    responses: { 200: DataOf(SetUpCarType), ...errorResponses(401, 403, 404, 422) },
  },
  'DELETE /organizer/car-types/{carTypeId}': {
    ...staff,
    summary: 'Delete a kind of vehicle; one that a pass names is archived',
    params: Type.Object({ carTypeId: Id }),
    responses: { 200: DataOf(RemovedEntry), ...errorResponses(401, 403, 404) },
  },
});
