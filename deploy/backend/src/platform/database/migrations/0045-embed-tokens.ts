import { sqlMigration } from './sql-migration';

/**
 * Tokens for the catalogue in a foreign page (CAT-259) are sessions with an end and one participation; they go with both, with
 * their user, and with everything that signs this user out.
 */
export const embedTokens = sqlMigration(`
  alter table sessions
    add column embed_participation_id bigint references participations on delete cascade,
    add column expires_at timestamptz,
    add check ((embed_participation_id is null) = (expires_at is null));
  create index sessions_by_end on sessions (expires_at) where expires_at is not null;
`);
