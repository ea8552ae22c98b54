import type { StaffAccount } from '@fairfront/shared-kit/domain/identity/api';
import type { Static } from 'typebox';
import type { StaffRow } from './staff.repository';

const statusOf = ({ deactivated_at, password_hash }: StaffRow) => {
  if (deactivated_at) return 'deactivated';
  return password_hash === null ? 'invited' : 'active';
};

/** A member of staff as the API shows them. */
export const staffResponse = (row: StaffRow): Static<typeof StaffAccount> => ({
  id: row.id,
  email: row.email,
  name: row.name,
  lastname: row.lastname,
  status: statusOf(row),
  roles: [...(row.grants ?? [])],
  has_second_factor: row.second_factor_at !== null,
  invited_at: row.staff_invited_at?.toISOString() ?? null,
});
