import type { RouteCost } from '@fairfront/shared-kit/domain/http';
import type { RouteOptions } from 'fastify';
import { serverText } from '../texts/server-texts';
import { HttpError } from './http-error';
import { networkOf } from './network-of';

/** What a call of a public route costs, in milliseconds of work rounded up; the figures are relative to each other. */
export const routeCosts = {
  /** Probes and publishers, which reach the backend's own port only and prove themselves by a signature where they write. */
  internal: 0,
  /** Answered from memory. */
  memory: 1,
  /** A file or one row. */
  file: 2,
  /** Several queries, or a text made for this call. */
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

/** A hundred people of one office may sign in within a minute; one address never takes a third of the processor. */
export const anonymousLimits: AnonymousBudgetLimits = { burst: 6_000, perSecond: 300 };

/** Addresses above this number are looked through for those that have their whole budget again. */
const mostAddresses = 10_000;

const tooManyCalls = (missing: number, perSecond: number): HttpError =>
  new HttpError(429, serverText('http.tooManyCalls'), {
    code: 'too_many_requests',
    retryAfter: Math.max(1, Math.ceil(missing / perSecond)),
  });

/**
 * The budget of every address for calls without a session, as a token bucket in this process: one visitor cannot take the
 * time of all others, however he spreads his calls over routes.
 */
export class AnonymousBudget {
  private readonly left = new Map<string, { amount: number; at: number }>();

  constructor(
    private readonly now: () => number,
    private readonly limits: AnonymousBudgetLimits = anonymousLimits,
  ) {}

  /** @throws HttpError 429 `too_many_requests` when the address has not so much left */
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

/** Hook of every new route. @throws Error for a public one that does not declare its cost: the process does not start */
export const requireCost = ({ method, url, config }: RouteOptions): void => {
  if (config?.access === 'public' && config.cost === undefined)
    throw new Error(`The public route ${String(method)} ${url} does not declare its cost`);
};
