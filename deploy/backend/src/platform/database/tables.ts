import type { ColumnType, Generated } from 'kysely';
import type { Json } from './columns';

/** Who changed what: one row per write, in the transaction of the write. */
interface AuditLogTable {
  id: Generated<number>;
  user_id: number | null;
  /** The API key of the user with which it was done; null without one. */
  api_key_id: ColumnType<number | null, number | null | undefined, never>;
  /** The user is a member of staff who acted as the exhibitor. */
  is_acting: Generated<boolean>;
  participation_id: number | null;
  action: string;
  subject: string | null;
  details: Json<unknown>;
  created_at: Date;
}

/**
 * All tables. Each folder adds its own in its `tables.ts` by `declare module`, so that the database code does not
 * depend on its content.
 */
export interface Tables {
  audit_log: AuditLogTable;
}
