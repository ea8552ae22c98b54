import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readDevPackages } from './dev-packages';
import { closeGracefully } from './close-gracefully';
import { createEdge } from './edge';
import { readConfigFile } from './runtime-config';
import { readHostSettings } from './settings';

/**
 * Starts the edge. It reads `BACKEND_URL`, `PORT` (8080), `HOST` (all interfaces), `DATA_DIR` (.data),
 * `RUNTIME_CONFIG`, `REALTIME_KEY`, `PUBLIC_URL`, `PUBLIC_HOSTS`, `EMBED_ORIGINS`, `TRUST_PROXY` (number of proxies in
 * front), `EDGE_SECRET` (shared with the backend), `LOG_LEVEL` and `DEV_PACKAGES` (`npm run dev`). It reports `{ type:
 * 'ready', port }` or `{ type: 'failed', code }` to a parent process.
 */
const { env } = process;
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
  edge = await createEdge({
    releases: resolve(env['DATA_DIR'] ?? '.data', 'releases'),
    backend: env['BACKEND_URL'] ?? 'http://127.0.0.1:4000',
    config: readConfigFile(env['RUNTIME_CONFIG'] ?? new URL('../runtime-config.json', import.meta.url).pathname),
    realtimeKey: env['REALTIME_KEY'] ?? 'fairfront',
    ...readHostSettings(env),
    edgeSecret: env['EDGE_SECRET'] || null,
    devPackages: readDevPackages(env['DEV_PACKAGES']),
    logLevel: env['LOG_LEVEL'] ?? 'warn',
  });
  await edge.listen({ port: Number(env['PORT'] ?? 8080), host: env['HOST'] ?? '0.0.0.0' });
  const address = edge.server.address();
  const port = typeof address === 'object' && address ? address.port : Number(env['PORT']);
  process.send?.({ type: 'ready', port });
} catch (error) {
  const code = (error as NodeJS.ErrnoException).code ?? 'UNKNOWN';
  if (process.send) process.send({ type: 'failed', code, message: String(error) });
  else console.error(String(error));
  await edge?.close();
  process.exit(1);
}
