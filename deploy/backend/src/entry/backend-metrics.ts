import { createMetrics, type Metrics } from '@fairfront/metrics';
import { outboxBacklog } from '../platform/outbox/outbox-entries.repository';
import { never } from '../platform/outbox/outbox-lane';
import type { Services } from '../platform/services';

/** Creates the metrics of the backend beside those of its requests: queue, sockets, connections to the database. */
export const backendMetrics = ({
  database,
  clock,
  realtime,
}: Pick<Services, 'database' | 'clock' | 'realtime'>): Metrics => {
  const metrics = createMetrics('backend');
  const backlog = () => outboxBacklog(database.read, clock.now(), never);
  metrics.gauge(
    'outbox_entries',
    'Work after a commit that is not done; dead work has failed for good',
    async () =>
      (await backlog()).flatMap(({ kind, waiting, dead }) => [
        { labels: { kind, state: 'waiting' }, value: waiting },
        { labels: { kind, state: 'dead' }, value: dead },
      ]),
    ['kind', 'state'],
  );
  metrics.gauge(
    'outbox_lag_seconds',
    'How long the oldest due work has been due',
    async () => (await backlog()).map(({ kind, lag }) => ({ labels: { kind }, value: lag })),
    ['kind'],
  );
  metrics.gauge('realtime_sockets', 'Open sockets of the built-in realtime server', () => realtime.server.size);
  metrics.gauge(
    'database_connections',
    'Connections to PostgreSQL, and calls that wait for one',
    () => {
      const { pool } = database;
      if (pool === null) return [];
      return [
        { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
        { labels: { state: 'waiting' }, value: pool.waitingCount },
      ];
    },
    ['state'],
  );
  return metrics;
};
