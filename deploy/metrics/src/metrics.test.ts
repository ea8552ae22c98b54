import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { createMetrics, measureRequests, serveMetrics } from '.';

const scrape = async (port: number, path = '/metrics') => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: response.status, text: await response.text() };
};

it('requests are counted by route pattern and status, never by address', async () => {
  const metrics = createMetrics('backend');
  const app = fastify();
  measureRequests(app, metrics);
  app.get('/passes/:id', async () => ({}));
  await app.inject('/passes/17?token=secret');
  await app.inject('/passes/18');
  await app.inject('/nowhere/secret');
  const text = await metrics.registry.metrics();
  expect(text).toMatch(
    /http_request_duration_seconds_count\{process="backend",method="GET",route="\/passes\/:id",status="200"\} 2/,
  );
  expect(text).toMatch(
    /http_request_duration_seconds_count\{process="backend",method="GET",route="none",status="404"\} 1/,
  );
  expect(text).not.toContain('secret');
});

describe('the server of metrics', () => {
  it('serves metrics and nothing else', async () => {
    const metrics = createMetrics('edge');
    metrics.gauge('waiting', 'Waiting entries', async () => [{ labels: { kind: 'mail' }, value: 3 }], ['kind']);
    const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    const { port } = server.address() as AddressInfo;
    const { status, text } = await scrape(port);
    expect(status).toBe(200);
    expect(text).toContain('waiting{kind="mail",process="edge"} 3');
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(await scrape(port, '/')).toMatchObject({ status: 404, text: '' });
    server.close();
  });

  it('responds with 503 while a value cannot be read', async () => {
    const metrics = createMetrics('backend');
    metrics.gauge('waiting', 'Waiting entries', () => Promise.reject(new Error('no database')));
    const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
    expect(await scrape((server.address() as AddressInfo).port)).toMatchObject({ status: 503, text: '' });
    server.close();
  });
});
