import { sqlMigration } from './sql-migration';

/** Signatures of private channels that were given out and not used yet (SHELL-222); lost in a crash they are fetched again. */
export const realtimeGrants = sqlMigration(`
  create unlogged table realtime_grants (
    socket_id text not null,
    channel text not null,
    session_id bigint not null references sessions on delete cascade,
    created_at timestamptz not null,
    primary key (socket_id, channel)
  );
  create index realtime_grants_session on realtime_grants (session_id)
`);
