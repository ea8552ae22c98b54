import type { deletionStates } from '@fairfront/shared-kit/domain/identity/account-deletion';
import type { ColumnType, Generated } from 'kysely';

/** One of `deletionStates`. */
export type DeletionState = (typeof deletionStates)[number];

type OrNull<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** Index: one pending row per user. */
export interface DeletionRequestsTable {
  id: Generated<number>;
  user_id: number;
  status: Generated<DeletionState>;
  /** The user's reason; null after the deletion. */
  reason: OrNull<string>;
  /** The organiser's comment when it declines the request. */
  comment: OrNull<string>;
  created_at: Date;
  /** Also set on a withdrawal. */
  decided_at: OrNull<Date>;
  decided_by: OrNull<number>;
}

declare module '../../platform/database/tables' {
  interface Tables {
    deletion_requests: DeletionRequestsTable;
  }
}
