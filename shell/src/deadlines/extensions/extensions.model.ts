import type { ExtensionRequest, Extensions } from '@fairfront/shared-kit/api';
import { dayAt } from '@fairfront/shared-kit/domain/common';
import {
  extensionKinds,
  extensionOffer,
  type ExtensionKind,
  type ExtensionOffer,
} from '@fairfront/shared-kit/domain/participations/deadline-extensions';
import type { ShownDeadline } from '../deadlines.model';

type Rule = Extensions['rules'][number];

/** The extension state of a deadline. */
interface ShownExtension {
  /** What can be requested, or why nothing can. */
  offer: ExtensionOffer;
  rule: Rule | null;
  /** The request that is waiting for a decision. */
  pending: ExtensionRequest | null;
  /** The granted request that set the current date. */
  granted: ExtensionRequest | null;
  /** The originally announced day if a later one applies, YYYY-MM-DD. */
  former: string | null;
}

/** A deadline with its extensions; null if its kind has none. */
export interface ExtensibleDeadline extends ShownDeadline {
  extension: ShownExtension | null;
}

/** Whether a value from the address or the API is a kind that can be extended. */
export const isExtensionKind = (kind: string | null): kind is ExtensionKind =>
  extensionKinds.some((known) => known === kind);

const momentOrNone = (instant: string | null) => (instant === null ? {} : { latest: Date.parse(instant) });

/**
 * Joins deadlines with requests and rules, using the same rule as the server. @param now ms since the epoch
 */
export const withExtensions = (
  deadlines: readonly ShownDeadline[],
  { requests, rules }: Extensions,
  zone: string,
  now: number,
): ExtensibleDeadline[] =>
  deadlines.map((deadline) => {
    const { kind, moment, detail, extended_from, latest_at } = deadline;
    if (!isExtensionKind(kind)) return { ...deadline, extension: null };
    const own = requests.filter((request) => request.kind === kind);
    const pending = own.find(({ status }) => status === 'pending') ?? null;
    const rule = rules.find((one) => one.kind === kind) ?? null;
    const offer = extensionOffer({
      deadline: { at: moment, detail: detail.code, ...momentOrNone(latest_at) },
      rule: rule ?? undefined,
      isPending: pending !== null,
      now,
      zone,
    });
    const granted = own.find(({ granted_until }) => granted_until === deadline.day) ?? null;
    const former = extended_from === null ? null : dayAt(Date.parse(extended_from), zone);
    return { ...deadline, extension: { offer, rule, pending, granted, former } };
  });

/** Deadlines without extension data, for when that call has failed. */
export const withoutExtensions = (deadlines: readonly ShownDeadline[]): ExtensibleDeadline[] =>
  deadlines.map((deadline) => ({ ...deadline, extension: null }));

/** Deadlines that wait for the organiser are a separate group. */
export const isWaiting = ({ extension }: ExtensibleDeadline): boolean => (extension?.pending ?? null) !== null;

/** Extension counts for the head of the screen. */
export const countExtensions = (deadlines: readonly ExtensibleDeadline[]): { extended: number; waiting: number } => ({
  extended: deadlines.filter(({ extension, group }) => group !== 'passed' && (extension?.former ?? null) !== null)
    .length,
  waiting: deadlines.filter(isWaiting).length,
});
