import type { AuditLogTable } from './audit.tables';

/**
 * All tables. Each folder adds its own in its `tables.ts` by `declare module`, so that the database code does not
 * depend on its content.
 */
export interface Tables {
  audit_log: AuditLogTable;
}
