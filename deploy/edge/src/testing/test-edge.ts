import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { releaseDocument } from '@fairfront/shared-kit/platform/release/testing';
import { createEdge, type EdgeOptions } from '../edge';
import { readPortalHosts } from '../portal-hosts';

/** A test backend with an edge in front of it, each on a local port. */
export interface TestEdge {
  folder: string;
  edge: FastifyInstance;
  port: number;
  backend: Server;
  backendUrl: string;
  /** Open connections of the backend. */
  connections: Set<Socket>;
  close: () => Promise<void>;
}

/** Starts both, with a release. */
export const startTestEdge = async (
  listener: RequestListener,
  options: Partial<EdgeOptions> = {},
): Promise<TestEdge> => {
  const folder = await mkdtemp(join(tmpdir(), 'fairfront-edge-'));
  await writeFile(join(folder, 'release.json'), JSON.stringify(releaseDocument()));
  const backend = createServer(listener);
  const connections = new Set<Socket>();
  backend.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const backendUrl = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const edge = await createEdge({
    releases: folder,
    backend: backendUrl,
    config: { apiBase: '/api', contacts: {}, tokenSignIn: true, sessionReplay: null },
    realtimeKey: 'key',
    hosts: readPortalHosts('portal.test'),
    publicUrl: 'http://portal.test',
    logLevel: 'silent',
    ...options,
    // tests do not wait for refusals
    limits: { refusalTime: 0, ...options.limits },
  });
  await edge.listen({ port: 0, host: '127.0.0.1' });
  return {
    folder,
    edge,
    port: (edge.server.address() as AddressInfo).port,
    backend,
    backendUrl,
    connections,
    close: async () => {
      edge.server.closeAllConnections();
      await edge.close();
      for (const socket of connections) socket.destroy();
      await new Promise((resolve) => backend.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
