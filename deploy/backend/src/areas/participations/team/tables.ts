import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { ColumnType, Generated } from 'kysely';

/**
 * Who was removed from a participation, with all that brings the person back as before: one row per participation and
 * user, of the last removal; deleted after 30 days.
 */
interface RemovedMembersTable {
  id: Generated<number>;
  participation_id: number;
  user_id: number;
  role: Role;
  last_seen_at: Date | null;
  /** The participation was the one that the user opens first. */
  was_primary: boolean;
  /** The user had chosen it for its exhibition. */
  was_chosen: boolean;
  /** At that time the person belonged to another company, too, so that it is no reason against coming back. */
  worked_elsewhere: boolean;
  removed_by: number | null;
  removed_at: Date;
  /** Null until somebody brings the person back. */
  restored_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  restored_by: ColumnType<number | null, number | null | undefined, number | null>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    removed_members: RemovedMembersTable;
  }
}
