import type { AuditLogTable } from './audit.tables';

/**
 * All tables. Each folder adds its own in its `tables.ts` by `declare module`, so that the database knows nothing of what is
 * stored in it.
 */
export interface Tables {
  audit_log: AuditLogTable;
}
