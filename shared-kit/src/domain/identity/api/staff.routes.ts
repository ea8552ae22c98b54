import { Type } from 'typebox';
import { DataOf, Id, Instant, MessageResponse, Nullable, errorResponses, routeTable } from '../../http';
import { staffRoles } from '../staff-roles';

export const StaffGrantBody = Type.Object(
  {
    role: Type.Enum([...staffRoles]),
    exhibition_id: Nullable(Type.Integer({ minimum: 1, description: 'Null: in all exhibitions' })),
  },
  { description: 'A role of a member of staff' },
);

const Grants = Type.Array(StaffGrantBody, { maxItems: 200 });

export const StaffAccount = Type.Object(
  {
    id: Id,
    email: Type.String(),
    name: Type.String(),
    lastname: Type.String(),
    status: Type.Enum(['invited', 'active', 'deactivated']),
    roles: Grants,
    has_second_factor: Type.Boolean(),
    invited_at: Nullable(Instant()),
  },
  { title: 'StaffAccount', description: 'A member of staff' },
);

const params = Type.Object({ userId: Id });

const Person = Type.String({ minLength: 1, maxLength: 100 });

/** Members of staff and their roles: for owners. */
export const organizerStaffApi = routeTable('organizer', {
  'GET /organizer/staff': {
    summary: 'List all members of staff by last name, deactivated ones too',
    access: 'manager',
    scope: 'staff',
    exhibitions: 'all',
    responses: { 200: DataOf(Type.Array(StaffAccount)), ...errorResponses(401, 403) },
  },
  'POST /organizer/staff': {
    summary: 'Invite a person to the staff by e-mail: 422 email_taken, owner_of_one, exhibition_unknown',
    access: 'manager',
    scope: 'staff',
    exhibitions: 'all',
    body: Type.Object({ email: Type.String({ maxLength: 254 }), name: Person, lastname: Person, roles: Grants }),
    responses: { 201: DataOf(StaffAccount), ...errorResponses(401, 403, 409, 422) },
  },
  'POST /organizer/staff/{userId}/invitations': {
    summary: 'Send the invitation again to somebody who has not accepted it: 422 staff_active',
    access: 'manager',
    scope: 'staff',
    exhibitions: 'all',
    params,
    responses: { 200: DataOf(StaffAccount), ...errorResponses(401, 403, 404, 422) },
  },
  'PUT /organizer/staff/{userId}/roles': {
    summary: 'Replace the roles of a member of staff: 422 last_owner, owner_of_one, exhibition_unknown',
    access: 'manager',
    scope: 'staff',
    exhibitions: 'all',
    params,
    body: Type.Object({ roles: Grants }),
    responses: { 200: DataOf(StaffAccount), ...errorResponses(401, 403, 404, 422) },
  },
  'PUT /organizer/staff/{userId}/status': {
    summary: 'Deactivate a member of staff, which ends sessions and revokes API keys, or activate them: 422 last_owner',
    access: 'manager',
    scope: 'staff',
    exhibitions: 'all',
    params,
    body: Type.Object({ is_active: Type.Boolean() }),
    responses: { 200: DataOf(StaffAccount), ...errorResponses(401, 403, 404, 422) },
  },
  'PUT /organizer/staff-second-factor': {
    summary: 'Demand a second factor of all staff and their API keys, or no longer: 422 own_factor_missing',
    access: 'manager',
    scope: 'staff',
    exhibitions: 'all',
    body: Type.Object({ is_required: Type.Boolean() }),
    responses: { 200: MessageResponse, ...errorResponses(401, 403, 422) },
  },
});
