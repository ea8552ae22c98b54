import type { Localized } from '../../common/texts-by-language';
import type { DeadlineItem } from '../deadline-item';
import { addDays, dayAt, daysBetween, endOfDay } from '../../common/zone';
import type { ExtensionKind } from './effective-dates';

/** The organiser's rule about extensions of one kind, for all participations of an exhibition. */
export interface ExtensionRule
  /** Why not later, or why not at all. */
  extends Localized<'note', string | null> {
  /** Last possible day, YYYY-MM-DD; null: this deadline is never extended. */
  until: string | null;
}
/** The rules of an exhibition; a kind without one is never extended. */
export type ExtensionRules = Partial<Record<ExtensionKind, ExtensionRule>>;

/** The states of a request. */
export const extensionStates = ['pending', 'granted', 'refused', 'withdrawn'] as const;
/** One of `extensionStates`. */
export type ExtensionState = (typeof extensionStates)[number];

/** Why nothing can be requested, as codes of refusals. */
export const extensionRefusals = [
  /** The organiser does not extend it. */
  'extension_not_offered',
  /** One request waits already. */
  'extension_pending',
  /** Everything is handed in. */
  'extension_needless',
  /** The last possible day is reached. */
  'extension_too_late',
] as const;
/** One of `extensionRefusals`. */
export type ExtensionRefusal = (typeof extensionRefusals)[number];

/** The days that can be requested, both included, or why there are none. */
export type ExtensionOffer = { first: string; last: string; refusal?: never } | { refusal: ExtensionRefusal };

/** What an offer depends on. */
export interface ExtensionContext {
  deadline: Pick<DeadlineItem, 'at' | 'detail' | 'latest'>;
  rule: ExtensionRule | undefined;
  /** Whether a request of this kind waits for its decision. */
  isPending: boolean;
  /** Ms since the epoch. */
  now: number;
  zone: string;
}

/** The last day that ends no later than the moment after which an extension changes nothing. */
const dayBefore = (latest: number, zone: string): string => {
  const day = dayAt(latest, zone);
  return endOfDay(day, zone) > latest ? addDays(day, -1) : day;
};

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The days that the organiser may grant: later than the deadline, not over, within the rule. */
export const extensionDays = ({
  deadline,
  rule,
  now,
  zone,
}: Omit<ExtensionContext, 'isPending'>): { first: string; last: string } | null => {
  if (!rule?.until) return null;
  const { at, latest } = deadline;
  const first = later(addDays(dayAt(at, zone), 1), dayAt(now, zone));
  const last = latest === undefined ? rule.until : earlier(rule.until, dayBefore(latest, zone));
  return first > last ? null : { first, last };
};

/** The extension that a participation can request, by one rule for screen and server. */
export const extensionOffer = (context: ExtensionContext): ExtensionOffer => {
  const { rule, isPending, deadline } = context;
  if (isPending) return { refusal: 'extension_pending' };
  if (!rule?.until) return { refusal: 'extension_not_offered' };
  if (deadline.detail === 'full' || deadline.detail === 'sent') return { refusal: 'extension_needless' };
  return extensionDays(context) ?? { refusal: 'extension_too_late' };
};

/** A day that is offered at a press. */
export interface ExtensionProposal {
  /** YYYY-MM-DD */
  day: string;
  /** How many days later than the deadline. */
  days: number;
}

/** The first days that can be requested, three at most. @param day of the deadline, YYYY-MM-DD */
export const extensionProposals = (
  { first, last }: { first: string; last: string },
  day: string,
): readonly ExtensionProposal[] =>
  [0, 1, 2]
    .map((count) => addDays(first, count))
    .filter((one) => one <= last)
    .map((one) => ({ day: one, days: daysBetween(day, one) }));
