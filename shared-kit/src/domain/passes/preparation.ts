import type { PreparationStep } from '../../model';
import type { PassStatus } from './pass';
import { quotaState, type PassQuota } from './quota';

type StatusCounts = Readonly<Record<PassStatus, number>>;

/** What has to be issued anew. */
export interface RejectedPasses {
  /** Rejected passes of any page. */
  rejected: number;
  /** Ids of the rejected ones on the newest page: only these are known by name. */
  named: readonly number[];
}

/** A step for each rejected pass that is known by name, and one for all others. */
const rejectedSteps = ({ rejected, named }: RejectedPasses): PreparationStep[] => [
  ...named.map((id) => ({ id: `pass-${id}`, done: false })),
  ...(rejected > named.length ? [{ id: 'others', done: false }] : []),
];

/**
 * Passes for people of one kind: that there are some, and those that are rejected; without a quota there is nothing to
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

/** What the steps of vehicles follow from. */
export interface CarPassFacts extends RejectedPasses {
  /** Passes of any status. */
  count: number;
}

/** Vehicles: those that are rejected, or one step that all is in order. */
export const carPassSteps = ({ count, ...facts }: CarPassFacts): PreparationStep[] => {
  const open = rejectedSteps(facts);
  // nobody has to come by car
  return open.length === 0 && count > 0 ? [{ id: 'in-order', done: true }] : open;
};
