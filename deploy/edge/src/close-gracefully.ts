import { plannedStop } from '@fairfront/shared-kit/domain/platform/planned-stop';
import type { FastifyInstance } from 'fastify';

/** Stops accepting requests, waits for pending responses as long as the backend does, and then drops what is left. */
export const closeGracefully = async (edge: Pick<FastifyInstance, 'server' | 'close'>): Promise<void> => {
  const cut = setTimeout(() => edge.server.closeAllConnections(), plannedStop.drain).unref();
  await edge.close();
  clearTimeout(cut);
};
