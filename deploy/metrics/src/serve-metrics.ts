import { createServer, type Server } from 'node:http';
import type { Metrics } from './create-metrics';

/**
 * Serves `GET /metrics` on a port of its own, so that the address of the portal never shows it.
 * @throws the error of the server, for example when the port is in use
 */
export const serveMetrics = async ({ registry }: Metrics, listen: { host: string; port: number }): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      // for example without the database: Prometheus then reports the target as down
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(listen, resolve);
  });
  server.unref();
  return server;
};
