import { resolve } from 'node:path';
import { createMetrics, serveMetrics } from '@fairfront/metrics';
import { describeSettings, settingsTable } from '@fairfront/settings';
import type { FastifyInstance } from 'fastify';
import { closeGracefully } from './close-gracefully';
import { createEdge } from './edge';
import { edgeSettings, readEdgeConfig } from './settings';

/**
 * Starts the edge; with the word `check-config` it only prints what it would start with. It reports `{ type: 'ready', port }` or `{ type: 'failed', code }` to a parent
 * process.
 */
let edge: FastifyInstance | undefined;

const close = async (): Promise<void> => {
  if (edge) await closeGracefully(edge);
  process.exit(0);
};
const fail = (error: unknown): void => {
  console.error(error);
  process.exit(1);
};
// `disconnect`: if the parent process dies without a signal, the server must stop too
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, () => void close().catch(fail));

try {
  if (process.argv[2] === 'check-config') {
    console.log(
      process.argv[3] === 'table' ? settingsTable(edgeSettings) : describeSettings(process.env, edgeSettings),
    );
    process.exit(0);
  }
  const { listen, metricsPort, releases, ...config } = readEdgeConfig(process.env);
  const metrics = metricsPort === null ? null : createMetrics('edge');
  edge = await createEdge({ releases: resolve(releases), metrics, ...config });
  await edge.listen(listen);
  if (metrics && metricsPort !== null) await serveMetrics(metrics, { host: listen.host, port: metricsPort });
  const address = edge.server.address();
  const port = typeof address === 'object' && address ? address.port : listen.port;
  process.send?.({ type: 'ready', port });
} catch (error) {
  const code = (error as NodeJS.ErrnoException).code ?? 'UNKNOWN';
  const message = error instanceof Error ? error.message : String(error);
  if (process.send) process.send({ type: 'failed', code, message });
  else console.error(message);
  await edge?.close();
  process.exit(1);
}
