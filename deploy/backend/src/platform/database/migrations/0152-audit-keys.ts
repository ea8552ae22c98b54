import { sqlMigration } from './sql-migration';

/** With which API key something was done in the name of its person; null for what people do themselves. */
export const auditKeys = sqlMigration(`
  alter table audit_log add column api_key_id bigint references api_keys on delete set null;
`);
