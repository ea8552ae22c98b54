import { Type, type Static } from 'typebox';
import { localized } from '../../common';
import { BatchOf, DataOf, Id, Instant, Nullable, batchResult, errorResponses, routeTable } from '../../http';
import { OrderExhibitor } from '../../participations/api/staff-lists.schema';
import { rejectionLength } from '../pass-decision';
import { CarPass } from './car-pass.schema';
import { PassStatusName, PersonalPass } from './personal-pass.schema';

const params = Type.Object({ passId: Id });

const DecisionOnPass = Type.Object({
  kind: Type.Enum(['personal', 'car']),
  id: Id,
  status: PassStatusName,
  comment: Type.Optional(
    Nullable(Type.String({ maxLength: rejectionLength, description: 'The reason; required for a rejection' })),
  ),
  seen_status: Type.Optional(
    Type.Enum(['consideration', 'accepted', 'rejected'], {
      description: 'The status that the caller saw, default consideration; another one is decided_meanwhile',
    }),
  ),
});
export type DecisionOnPass = Static<typeof DecisionOnPass>;

export const StoredDecision = Type.Object(
  {
    status: PassStatusName,
    comment: Nullable(Type.String()),
    decided_at: Nullable(Instant()),
    decided_by: Nullable(
      Type.Object({ id: Id, name: Type.String(), lastname: Type.String() }, { description: 'A member of staff' }),
    ),
    decided_with: Nullable(
      Type.Object({ name: Type.String(), prefix: Type.String() }, { description: 'The API key that they used' }),
    ),
  },
  { title: 'StoredDecision', description: 'The decision on a pass as it is stored, and whose it is' },
);

export const PassDecisionResult = Type.Object(
  {
    kind: Type.Enum(['personal', 'car']),
    id: Id,
    ...batchResult,
    decision: Nullable(StoredDecision),
  },
  { title: 'PassDecisionResult', description: 'What became of one decision; null for a pass that does not exist' },
);
export type PassDecisionResult = Static<typeof PassDecisionResult>;

const ofStaff = {
  exhibitor: OrderExhibitor,
  exhibition: Type.Object({ id: Id, ...localized('title', () => Type.String()) }),
  decision: StoredDecision,
};

export const StaffPersonalPass = Type.Object(
  { ...PersonalPass.properties, barcode: Type.String(), ...ofStaff },
  {
    title: 'StaffPersonalPass',
    description: 'A pass of a person as the pass bureau reads it, with the data of a visa',
  },
);
export const StaffCarPass = Type.Object(
  { ...CarPass.properties, ...ofStaff },
  { title: 'StaffCarPass', description: 'A pass of a vehicle as the pass bureau reads it' },
);

/** Reading passes before they are decided, and deciding many at once. */
export const passDecisionsApi = routeTable('organizer', {
  'GET /organizer/personal-passes/{passId}': {
    summary: 'Get a pass of a person with its exhibitor and the last decision',
    access: 'manager',
    scope: 'passes',
    params,
    responses: { 200: DataOf(StaffPersonalPass), ...errorResponses(401, 403, 404) },
  },
  'GET /organizer/car-passes/{passId}': {
    summary: 'Get a pass of a vehicle with its exhibitor and the last decision',
    access: 'manager',
    scope: 'passes',
    params,
    responses: { 200: DataOf(StaffCarPass), ...errorResponses(401, 403, 404) },
  },
  'POST /organizer/pass-decisions': {
    summary: 'Decide up to 500 passes, each by itself; a repeated call changes nothing and notifies nobody',
    access: 'manager',
    scope: 'passes',
    exhibitions: 'filtered',
    body: BatchOf(DecisionOnPass),
    responses: { 200: DataOf(Type.Array(PassDecisionResult)), ...errorResponses(401, 403, 422) },
  },
});
