import { allowedExhibitions, type KeyLimits, type StaffGrant } from '@fairfront/shared-kit/domain/identity/staff-roles';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { StaffMember } from '../../platform/http/session';

declare module '../../platform/http/session' {
  interface StaffMember {
    grants: readonly StaffGrant[];
  }
}

/** The setting that demands a second factor of all staff; it exists while it is demanded. */
export const factorSetting = 'staff-second-factor';

/** The roles of user `u`, if they belong to the staff. */
export const staffGrants = sql<StaffGrant[] | null>`case when u.access = 'manager' then (
  select coalesce(json_agg(json_build_object('role', r.role, 'exhibition_id', r.exhibition_id)
    order by r.exhibition_id nulls first, r.role), '[]'::json)
  from staff_roles r where r.user_id = u.id) end`;

/** Whether user `u` belongs to the staff and lacks the second factor that is demanded of it. */
export const lacksFactor = sql<boolean>`(u.access = 'manager' and u.second_factor_at is null
  and exists (select from settings where key = ${factorSetting}))`;

/**
 * The rights of a user from a row with both columns; null for exhibitors.
 * @param key how the API key narrows them with which the user calls
 */
export const staffOf = (
  { grants, lacks_factor: lacks }: { grants: StaffGrant[] | null; lacks_factor: boolean },
  key: KeyLimits | null = null,
): StaffMember | null =>
  grants && {
    grants,
    lacksFactor: lacks,
    allowedExhibitions: (scope, action) => allowedExhibitions({ grants, key }, scope, action),
  };

/** Whether all these exhibitions exist. */
export const areExhibitions = async (db: Kysely<Tables>, ids: readonly number[]): Promise<boolean> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const found = await db.selectFrom('exhibitions').select('id').where('id', 'in', wanted).execute();
  return found.length === wanted.length;
};
