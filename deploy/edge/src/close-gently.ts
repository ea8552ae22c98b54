import { plannedStop } from '@fairfront/shared-kit/model/planned-stop';
import type { FastifyInstance } from 'fastify';

/** Takes nothing new, waits for answers under way as long as the backend does, and cuts what is left then (SHELL-308). */
export const closeGently = async (edge: Pick<FastifyInstance, 'server' | 'close'>): Promise<void> => {
  const cut = setTimeout(() => edge.server.closeAllConnections(), plannedStop.drain).unref();
  await edge.close();
  clearTimeout(cut);
};
