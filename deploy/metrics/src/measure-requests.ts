import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { Metrics } from './create-metrics';

/**
 * Measures every request by method, route pattern and status. Addresses have ids and tokens in them, so they are never
 * a label; a request without a route is `none`.
 */
export const measureRequests = (app: Pick<FastifyInstance, 'addHook'>, { registry }: Metrics): void => {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1_000);
  });
};
