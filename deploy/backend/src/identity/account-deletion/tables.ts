import type { deletionStates } from '@fairfront/shared-kit/domain/identity/api';
import type { ColumnType, Generated } from 'kysely';

/** One of `deletionStates`. */
export type DeletionState = (typeof deletionStates)[number];

type OrNull<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;

/** Index: one waiting row of a user. */
export interface DeletionRequestsTable {
  id: Generated<number>;
  user_id: number;
  status: Generated<DeletionState>;
  /** What the person says; nothing after the deletion. */
  reason: OrNull<string>;
  /** Of the organiser, on a refusal. */
  comment: OrNull<string>;
  created_at: Date;
  /** Of a withdrawal, too. */
  decided_at: OrNull<Date>;
  decided_by: OrNull<number>;
}

declare module '../../platform/database/tables' {
  interface Tables {
    deletion_requests: DeletionRequestsTable;
  }
}
