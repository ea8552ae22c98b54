import type { StaffRole } from '@fairfront/shared-kit/domain/identity/staff-roles';

/** Roles of staff in one exhibition, or in all of them: null. */
interface StaffRolesTable {
  user_id: number;
  role: StaffRole;
  exhibition_id: number | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    staff_roles: StaffRolesTable;
  }
}
