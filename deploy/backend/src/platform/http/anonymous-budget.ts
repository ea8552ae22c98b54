import type { RouteCost } from '@fairfront/shared-kit/domain/http';
import type { RouteOptions } from 'fastify';
import { serverText } from '../texts/server-texts';
import { HttpError } from './http-error';
import { networkOf } from './network-of';

/** The cost of a call to a public route, in ms of work rounded up; the figures are relative to each other. */
export const routeCosts = {
  /** Health checks and publishers, which only reach the backend's own port and authenticate writes by a signature. */
  internal: 0,
  /** Answered from memory. */
  memory: 1,
  /** A file or one row. */
  file: 2,
  /** Several queries, or text generated for this call. */
  read: 5,
  /** A transaction. */
  write: 20,
  /** The hash of a password. */
  password: 50,
  /** A document of a megabyte, which people read once. */
  document: 300,
} satisfies Record<RouteCost, number>;

/** What an address may spend without a session: at once, and in the long run. */
export interface AnonymousBudgetLimits {
  burst: number;
  perSecond: number;
}

/** A hundred people of one office can sign in within a minute; one address never uses a third of the CPU. */
export const anonymousLimits: AnonymousBudgetLimits = { burst: 6_000, perSecond: 300 };

/** Above this number of addresses, those with a full budget are evicted. */
const mostAddresses = 10_000;

const tooManyCalls = (missing: number, perSecond: number): HttpError =>
  new HttpError(429, serverText('http.tooManyCalls'), {
    code: 'too_many_requests',
    retryAfter: Math.max(1, Math.ceil(missing / perSecond)),
  });

/**
 * The budget of every address for calls without a session, as a token bucket in this process: one visitor cannot take
 * the time of all others, however the calls are spread over routes.
 */
export class AnonymousBudget {
  private readonly left = new Map<string, { amount: number; at: number }>();

  constructor(
    private readonly now: () => number,
    private readonly limits: AnonymousBudgetLimits = anonymousLimits,
  ) {}

  /** @throws HttpError 429 `too_many_requests` if the address has not enough left */
  charge(address: string, cost: RouteCost): void {
    const price = routeCosts[cost];
    if (price === 0) return;
    const network = networkOf(address);
    const amount = this.amountOf(network);
    if (amount < price) throw tooManyCalls(price - amount, this.limits.perSecond);
    this.left.set(network, { amount: amount - price, at: this.now() });
    if (this.left.size > mostAddresses) this.forgetRested();
  }

  private amountOf(network: string): number {
    const known = this.left.get(network);
    if (!known) return this.limits.burst;
    const restored = (Math.max(0, this.now() - known.at) / 1000) * this.limits.perSecond;
    return Math.min(this.limits.burst, known.amount + restored);
  }

  private forgetRested(): void {
    for (const network of this.left.keys()) if (this.amountOf(network) === this.limits.burst) this.left.delete(network);
  }
}

/** Hook of every new route. @throws Error for a public one without a declared cost: the process does not start */
export const requireCost = ({ method, url, config }: RouteOptions): void => {
  if (config?.access === 'public' && config.cost === undefined)
    throw new Error(`The public route ${String(method)} ${url} does not declare its cost`);
};
