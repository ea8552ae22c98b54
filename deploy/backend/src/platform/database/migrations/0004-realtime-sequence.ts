import { sqlMigration } from './sql-migration';

/** Numbers of events by channel, and the events themselves for tabs that were away (SHELL-260, SHELL-261). */
export const realtimeSequence = sqlMigration(`
  create table realtime_channels (
    channel text primary key,
    last_seq bigint not null
  );

  create table realtime_log (
    channel text not null,
    seq bigint not null,
    event text not null,
    data jsonb not null,
    created_at timestamptz not null,
    primary key (channel, seq)
  );
  create index realtime_log_by_age on realtime_log (created_at)
`);
