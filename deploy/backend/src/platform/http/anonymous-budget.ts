import type { RouteCost } from '@fairfront/shared-kit/domain/http';
import type { RouteOptions } from 'fastify';
import { serverText } from '../texts/server-texts';
import { HttpError } from './http-error';
import { networkOf } from './network-of';
import { TokenBuckets, type BucketLimits } from './token-buckets';

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

/** The budget of an address without a session: at once, and in the long run. */
export type AnonymousBudgetLimits = BucketLimits;

/** A hundred people of one office can sign in within a minute; one address never uses a third of the CPU. */
export const anonymousLimits: AnonymousBudgetLimits = { burst: 6_000, perSecond: 300 };

/**
 * The budget of every address for calls without a session, in this process: one visitor cannot take the time of all
 * others, however the calls are spread over routes.
 */
export class AnonymousBudget {
  private readonly buckets: TokenBuckets;

  constructor(now: () => number, limits: AnonymousBudgetLimits = anonymousLimits) {
    this.buckets = new TokenBuckets(now, limits);
  }

  /** @throws HttpError 429 `too_many_requests` if the address has not enough left */
  charge(address: string, cost: RouteCost): void {
    const price = routeCosts[cost];
    if (price === 0) return;
    const retryAfter = this.buckets.take(networkOf(address), price);
    if (retryAfter > 0)
      throw new HttpError(429, serverText('http.tooManyCalls'), { code: 'too_many_requests', retryAfter });
  }
}

/** Hook of every new route. @throws Error for a public one without a declared cost: the process does not start */
export const requireCost = ({ method, url, config }: RouteOptions): void => {
  if (config?.access === 'public' && config.cost === undefined)
    throw new Error(`The public route ${String(method)} ${url} does not declare its cost`);
};
