import type { PassStatus } from './pass';

/** The longest text of a rejection. */
export const rejectionLength = 1_000;

/** The organiser's decision on a pass, made or about to be made. */
export interface PassDecision {
  status: PassStatus;
  comment?: string | null;
}

/** Whether a rejection lacks the reason that the exhibitor reads. */
export const isReasonMissing = ({ status, comment }: PassDecision): boolean =>
  status === 'rejected' && !comment?.trim();

/** The comment as it is stored: it belongs to a rejection only. */
export const commentOfDecision = ({ status, comment }: PassDecision): string | null =>
  status === 'rejected' ? comment?.trim() || null : null;

/** How to handle a decision whose caller names the status that they saw. */
export type DecisionOutcome = 'stored_already' | 'decided_meanwhile' | 'reason_missing' | 'store';

/**
 * Compares a decision with the pass as it is stored: a repeat changes nothing, and a pass that a colleague has decided
 * since is left as they decided it.
 * @param seen the status that the caller saw
 */
export const decisionOutcome = (
  stored: { status: PassStatus; comment: string | null },
  wanted: PassDecision,
  seen: PassStatus,
): DecisionOutcome => {
  const isSame = stored.status === wanted.status && stored.comment === commentOfDecision(wanted);
  if (isSame) return 'stored_already';
  if (stored.status !== seen) return 'decided_meanwhile';
  return isReasonMissing(wanted) ? 'reason_missing' : 'store';
};
