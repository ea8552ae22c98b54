import { Type } from 'typebox';
import { DataOf, Id, Nullable, PageOf, errorResponses, pagingQuery, routeTable } from '../../http';
import { passStatuses, personalPassTypes } from '../pass';
import { CarPass } from './car-pass.schema';
import { PassStatusName, PersonalPass, PersonalPassTypeName } from './personal-pass.schema';

const params = Type.Object({ passId: Id });

const Comment = Type.Optional(Nullable(Type.String({ maxLength: 1000 })));

export const PassToDecide = Type.Object(
  {
    kind: Type.Enum(['personal', 'car']),
    id: Id,
    type: Nullable(PersonalPassTypeName),
    status: PassStatusName,
    participant_id: Id,
    company_name: Type.String(),
    title: Type.String({ description: 'Surname and name, or the vehicle number' }),
    created_at: Type.String({ format: 'date-time' }),
  },
  { title: 'PassToDecide', description: "A pass in the organiser's list" },
);

/** Decisions of the organiser on passes. */
export const organizerPassesApi = routeTable('organizer', {
  'GET /organizer/passes': {
    summary: 'List passes of all participations, oldest first',
    access: 'manager',
    scope: 'passes',
    exhibitions: 'filtered',
    query: Type.Object({
      ...pagingQuery,
      kind: Type.Optional(Type.Enum(['personal', 'car'])),
      status: Type.Optional(Type.Enum([...passStatuses])),
      type: Type.Optional(Type.Enum([...personalPassTypes])),
      participant_id: Type.Optional(Id),
    }),
    responses: { 200: PageOf(PassToDecide), ...errorResponses(401, 403, 422) },
  },
  'PATCH /organizer/personal-passes/{passId}': {
    summary: 'Accept, reject with a reason, or return to consideration',
    access: 'manager',
    scope: 'passes',
    params,
    body: Type.Object({ status: PassStatusName, comment: Comment }),
    responses: { 200: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 412, 422) },
  },
  'PATCH /organizer/car-passes/{passId}': {
    summary: 'Status with a reason, or a new code',
    access: 'manager',
    scope: 'passes',
    params,
    body: Type.Object({
      status: Type.Optional(PassStatusName),
      comment: Comment,
      barcode: Type.Optional(Type.String({ pattern: '^[0-9A-Z]{6,40}$' })),
    }),
    responses: { 200: DataOf(CarPass), ...errorResponses(401, 403, 404, 412, 422) },
  },
  'POST /organizer/personal-passes/{passId}/restore': {
    summary: 'Restore a deleted pass within 30 days',
    access: 'manager',
    scope: 'passes',
    params,
    responses: { 200: DataOf(PersonalPass), ...errorResponses(401, 403, 404, 422) },
  },
  'POST /organizer/car-passes/{passId}/restore': {
    summary: 'Restore a deleted car pass within 30 days',
    access: 'manager',
    scope: 'passes',
    params,
    responses: { 200: DataOf(CarPass), ...errorResponses(401, 403, 404, 422) },
  },
});
