import type { PreparationStep } from '../participations';
import type { PassStatus } from './pass';
import { quotaState, type PassQuota } from './quota';

type StatusCounts = Readonly<Record<PassStatus, number>>;

/** Rejected passes to reissue. */
export interface RejectedPasses {
  /** Rejected passes on all pages. */
  rejected: number;
  /** Ids of the rejected ones on the newest page: only these are known individually. */
  named: readonly number[];
}

/** A step for each rejected pass that is known individually, and one for all others. */
const rejectedSteps = ({ rejected, named }: RejectedPasses): PreparationStep[] => [
  ...named.map((id) => ({ id: `pass-${id}`, done: false })),
  ...(rejected > named.length ? [{ id: 'others', done: false }] : []),
];

/**
 * Steps of personal passes of one kind: issuing some, and correcting rejected ones; without a quota there is nothing to
 * prepare.
 */
export const personalPassSteps = (
  kind: 'participant' | 'installation',
  quota: PassQuota,
  { accepted, consideration, rejected }: StatusCounts,
  named: readonly number[],
): PreparationStep[] =>
  quotaState(kind, quota) === 'none'
    ? []
    : [{ id: 'issued', done: accepted + consideration > 0 }, ...rejectedSteps({ rejected, named })];

/** What the steps of vehicles depend on. */
export interface CarPassFacts extends RejectedPasses {
  /** Passes of any status. */
  count: number;
}

/** Steps of vehicles: the rejected ones, or one done step. */
export const carPassSteps = ({ count, ...facts }: CarPassFacts): PreparationStep[] => {
  const open = rejectedSteps(facts);
  // vehicles are optional
  return open.length === 0 && count > 0 ? [{ id: 'in-order', done: true }] : open;
};
