import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { ColumnType, Generated } from 'kysely';

/**
 * Members who were removed from a participation, with the data to restore them: one row per participation and user, for
 * the last removal; deleted after 30 days.
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
  /** Whether the user belonged to another company at that time, so that it does not prevent the restoration. */
  worked_elsewhere: boolean;
  removed_by: number | null;
  removed_at: Date;
  /** Null until the member is restored. */
  restored_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  restored_by: ColumnType<number | null, number | null | undefined, number | null>;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    removed_members: RemovedMembersTable;
  }
}
