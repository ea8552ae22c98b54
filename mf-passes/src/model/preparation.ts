import type { PreparationStep } from '@fairfront/shared-kit/model';
import type { PassStatus } from './pass';
import { quotaState, type PassQuota } from './quota';

type StatusCounts = Readonly<Record<PassStatus, number>>;

/**
 * Passes for people of one kind: that there are some, and a step of its own while some are rejected; without a quota there is
 * nothing to prepare.
 */
export const personalPassSteps = (
  kind: 'participant' | 'installation',
  quota: PassQuota,
  { accepted, consideration, rejected }: StatusCounts,
): PreparationStep[] => {
  if (quotaState(kind, quota) === 'none') return [];
  const issued = { id: 'issued', done: accepted + consideration > 0 };
  return rejected > 0 ? [issued, { id: 'rejected', done: false }] : [issued];
};

/** What the steps of vehicles follow from. */
export interface CarPassFacts {
  /** Passes of any status. */
  count: number;
  /** Rejected passes of any page. */
  rejected: number;
  /** Ids of the rejected ones on the newest page: only these are known by name. */
  named: readonly number[];
}

/** Vehicles: a step for each rejected pass that is known by name, one for all others, or one that all is in order. */
export const carPassSteps = ({ count, rejected, named }: CarPassFacts): PreparationStep[] => {
  const open = [
    ...named.map((id) => ({ id: `pass-${id}`, done: false })),
    ...(rejected > named.length ? [{ id: 'others', done: false }] : []),
  ];
  // nobody has to come by car
  return open.length === 0 && count > 0 ? [{ id: 'in-order', done: true }] : open;
};
