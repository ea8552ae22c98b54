import { sqlMigration } from './sql-migration';

/** A token for a foreign page ends with the session that asked for it: who signs out takes back what was given out (CAT-259). */
export const embedTokenIssuers = sqlMigration(`
  alter table sessions add column issued_by bigint references sessions on delete cascade;
  create index sessions_by_issuer on sessions (issued_by) where issued_by is not null;
`);
