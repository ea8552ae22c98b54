import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeLimits, RequestBudget } from './limits';
import type { HeldRequests } from './held-requests';
import { RefusedCall, refusals } from './refusals';

/** Spends one request of the address that asks; hook of the routes that share a budget. */
export type Spend = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** What addresses may ask of the edge itself. Calls to the backend have a limit at work here and a budget there. */
export interface AddressBudgets {
  pages: Spend;
  /** Released files, `/release.json` and the addresses of embeds. */
  files: Spend;
  /** Probes, refused requests, and what is left. */
  others: Spend;
}

/**
 * Gives every address its budgets (SHELL-650). Within them one that asks for a lot at once waits a little, so that its
 * requests stand between those of others and not in front of them.
 */
export const addAddressBudgets = async (
  edge: FastifyInstance,
  { limits, held }: { limits: EdgeLimits; held: HeldRequests },
): Promise<AddressBudgets> => {
  await edge.register(rateLimit, {
    global: false,
    keyGenerator: ({ visitor }: FastifyRequest) => normalizeIP(visitor.address),
  });
  const budget = ({ most, atOnce }: RequestBudget): Spend => {
    const spend = edge.createRateLimit({ max: most, timeWindow: limits.budgetTime });
    const begin = edge.createRateLimit({ max: atOnce, timeWindow: limits.atOnceTime });
    return async (request, reply) => {
      const spent = await spend(request);
      if (!spent.isAllowed && spent.isExceeded) {
        throw new RefusedCall({ ...refusals.tooMany, retryAfter: spent.ttlInSeconds });
      }
      for (;;) {
        const begun = await begin(request);
        if (begun.isAllowed || !begun.isExceeded || request.raw.socket.destroyed) return;
        await held.hold(request, reply, begun.ttl + Math.random() * limits.atOnceTime);
      }
    };
  };
  return {
    pages: budget(limits.pagesPerAddress),
    files: budget(limits.filesPerAddress),
    others: budget(limits.othersPerAddress),
  };
};
