import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureRequests } from '@fairfront/metrics';
import { parser } from '@prometheus-io/lezer-promql';
import fastify from 'fastify';
import { parse } from 'yaml';
import { TestApp } from '../testing/test-app';
import { backendMetrics } from './backend-metrics';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
});
afterAll(() => portal.stop());

const scrape = () => backendMetrics(portal.services).registry.metrics();

it('the backlog of the outbox is counted by kind: what waits, since when, and what has failed for good', async () => {
  const { database, clock } = portal;
  const entry = { kind: 'invitation-mail', payload: '{}', created_at: clock.now(), attempts: 1 };
  const dueAt = new Date(clock.now().getTime() - 90_000);
  await database.read
    .insertInto('outbox')
    .values([
      { ...entry, next_attempt_at: dueAt, last_error: null },
      { ...entry, next_attempt_at: new Date('9999-12-31'), last_error: '550' },
    ])
    .execute();
  const text = await scrape();
  expect(text).toContain('outbox_entries{kind="invitation-mail",state="waiting",process="backend"} 1');
  expect(text).toContain('outbox_entries{kind="invitation-mail",state="dead",process="backend"} 1');
  expect(text).toContain('outbox_lag_seconds{kind="invitation-mail",process="backend"} 90');
});

describe('the files for Prometheus and Grafana', () => {
  const files = join(__dirname, '../../../metrics/prometheus');
  const read = (name: string) => readFileSync(join(files, name), 'utf8');
  const rules = (parse(read('alerts.yaml')) as { groups: { rules: { expr: string }[] }[] }).groups.flatMap((group) =>
    group.rules.map(({ expr }) => expr),
  );
  const panels = (JSON.parse(read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(
    ({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')),
  );

  /** The metrics that an expression names, and whether it has a mistake. */
  const namesIn = (expression: string): string[] => {
    const names: string[] = [];
    parser.parse(expression).iterate({
      enter: ({ name, from, to, type }) => {
        if (type.isError) throw new Error(`${expression} is not PromQL at ${from}`);
        if (name === 'VectorSelector') names.push(expression.slice(from, to).replace(/\{.*/s, ''));
      },
    });
    return names;
  };

  it('name only metrics that the processes have', async () => {
    const metrics = backendMetrics(portal.services);
    measureRequests(fastify(), metrics);
    // `up` is Prometheus's own; a histogram has three series
    const known = new Set(['up', 'http_request_duration_seconds_bucket', 'http_request_duration_seconds_count']);
    for (const { name } of await metrics.registry.getMetricsAsJSON()) known.add(name);
    const named = [...rules, ...panels].flatMap(namesIn);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
