import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeLimits, RequestBudget } from './limits';
import type { DelayedRequests } from './delayed-requests';
import { RefusedCall, refusals } from './refusals';

/** Spends one request from the budget of the client's address. Runs as a hook of the routes that share the budget. */
export type Spend = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Request budgets per client address for what the edge serves itself. API calls are limited by concurrency here and by
 * the backend's own budget.
 */
export interface AddressBudgets {
  pages: Spend;
  /** Released files, `/release.json` and embed addresses. */
  files: Spend;
  /** Probes, refused requests and everything else. */
  others: Spend;
}

/**
 * Gives every address its request budgets. A burst within the budget is delayed slightly, so that its requests
 * interleave with those of other clients instead of running ahead of them.
 */
export const addAddressBudgets = async (
  edge: FastifyInstance,
  { limits, delayed }: { limits: EdgeLimits; delayed: DelayedRequests },
): Promise<AddressBudgets> => {
  await edge.register(rateLimit, {
    global: false,
    keyGenerator: ({ visitor }: FastifyRequest) => normalizeIP(visitor.address),
  });
  const budget = ({ max, burst }: RequestBudget): Spend => {
    const spend = edge.createRateLimit({ max, timeWindow: limits.budgetTime });
    const begin = edge.createRateLimit({ max: burst, timeWindow: limits.burstTime });
    return async (request, reply) => {
      const spent = await spend(request);
      if (!spent.isAllowed && spent.isExceeded) {
        throw new RefusedCall({ ...refusals.tooMany, retryAfter: spent.ttlInSeconds });
      }
      for (;;) {
        const begun = await begin(request);
        if (begun.isAllowed || !begun.isExceeded || request.raw.socket.destroyed) return;
        await delayed.delay(request, reply, begun.ttl + Math.random() * limits.burstTime);
      }
    };
  };
  return {
    pages: budget(limits.pagesPerAddress),
    files: budget(limits.filesPerAddress),
    others: budget(limits.othersPerAddress),
  };
};
