import { hasPassed } from '../common';
import { catalogueDeadline, isReturnTooLate, type CatalogueDates } from './catalogue-deadline';
import type { CatalogueOrderStatus } from './catalogue-order';
import { latinStand, standLength } from './catalogue-stand';
import type { OrderDraft } from './order-draft';

/** The statuses in which an order waits for the organiser. */
export const waitingOrderStatuses = ['sent', 'moderation'] as const satisfies readonly CatalogueOrderStatus[];

/** The parts of the queue of catalogue orders; `all` is the whole queue. */
export const catalogueQueueParts = ['all', ...waitingOrderStatuses] as const;
/** One of `catalogueQueueParts`. */
export type CatalogueQueuePart = (typeof catalogueQueueParts)[number];

/** What a rule can notice about a waiting order, the most important first. */
export const catalogueHintKinds = ['late', 'other-stand', 'sent-again'] as const;
/** One of `catalogueHintKinds`. */
export type CatalogueHintKind = (typeof catalogueHintKinds)[number];

/** A waiting order and what its hints are computed from. */
export interface WaitingCatalogueOrder {
  draft: Pick<OrderDraft, 'companyStands'>;
  submitted_at: Date | null;
  /** The stands of the participation. */
  stands: readonly { title: string }[];
  /** How often staff have returned it. */
  returns: number;
}

/** Whether the catalogue prints a stand as this: a longer number is printed by its beginning. */
const isPrintedAs = (title: string, printed: string): boolean => {
  const own = latinStand(title.trim());
  return own === printed || (own.length > standLength && own.startsWith(printed));
};

/** What rules have noticed about a waiting order. They decide nothing. */
export const catalogueHints = (order: WaitingCatalogueOrder, dates: CatalogueDates): CatalogueHintKind[] => {
  const deadline = catalogueDeadline(dates);
  const holds: Record<CatalogueHintKind, boolean> = {
    late: deadline !== null && order.submitted_at !== null && hasPassed(deadline, order.submitted_at.getTime()),
    'other-stand': order.draft.companyStands.some(
      ({ value }) => !order.stands.some(({ title }) => isPrintedAs(title, value)),
    ),
    'sent-again': order.returns > 0,
  };
  return catalogueHintKinds.filter((kind) => holds[kind]);
};

/** The decisions on a waiting order. */
export const catalogueDecisions = ['confirmed', 'draft'] as const satisfies readonly CatalogueOrderStatus[];
/** One of `catalogueDecisions`: `draft` returns the order. */
export type CatalogueDecision = (typeof catalogueDecisions)[number];

/** The stored state of an order that a decision meets. */
export interface DecidedCatalogueOrder {
  status: CatalogueOrderStatus;
  version: number;
  return_reason: string | null;
}

/** What a decision does: `stored_already` is a repeat of it, `decided_meanwhile` meets another state than the caller saw. */
export type CatalogueDecisionOutcome = 'decide' | 'stored_already' | 'decided_meanwhile';

/** Whether a decision applies to the stored state of an order. @param seen the version that the caller saw, if known */
export const catalogueDecisionOutcome = (
  { status, version, return_reason }: DecidedCatalogueOrder,
  wanted: { status: CatalogueDecision; reason: string },
  seen: number | null,
): CatalogueDecisionOutcome => {
  const isWaiting = (waitingOrderStatuses as readonly CatalogueOrderStatus[]).includes(status);
  if (isWaiting) return seen === null || seen === version ? 'decide' : 'decided_meanwhile';
  const isSame = status === wanted.status && (status !== 'draft' || return_reason === wanted.reason);
  return isSame ? 'stored_already' : 'decided_meanwhile';
};

/** How long a returned order can be sent again after the end of the period, ms: three days. */
const graceMs = 3 * 86_400_000;

/** Until when a returned order can be sent again; null within the period, which needs no extension. */
export const returnGrace = (dates: CatalogueDates, now: number): Date | null =>
  isReturnTooLate(dates, null, now) ? new Date(now + graceMs) : null;
