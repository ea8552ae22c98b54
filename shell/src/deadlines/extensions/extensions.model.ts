import type { ExtensionRequest, Extensions } from '@fairfront/shared-kit/api';
import { dayAt } from '@fairfront/shared-kit/model';
import {
  extensionKinds,
  extensionOffer,
  type ExtensionKind,
  type ExtensionOffer,
} from '@fairfront/shared-kit/model/deadline-extensions';
import type { ShownDeadline } from '../deadlines.model';

type Rule = Extensions['rules'][number];

/** What a deadline has to do with extensions. */
interface ShownExtension {
  /** What can be asked for, or why nothing can. */
  offer: ExtensionOffer;
  rule: Rule | null;
  /** The request that waits for its decision. */
  pending: ExtensionRequest | null;
  /** The grant that the present date comes from. */
  granted: ExtensionRequest | null;
  /** The announced day where a later one counts, YYYY-MM-DD. */
  former: string | null;
}

/** A deadline with its extensions; null where there are none for its kind. */
export interface ExtensibleDeadline extends ShownDeadline {
  extension: ShownExtension | null;
}

/** Whether a word of the address or of the API names a kind that can be extended. */
export const isExtensionKind = (kind: string | null): kind is ExtensionKind =>
  extensionKinds.some((known) => known === kind);

const momentOrNone = (instant: string | null) => (instant === null ? {} : { latest: Date.parse(instant) });

/** Joins deadlines with requests and rules, by the rule that the server judges by (ACC-210). @param now ms since the epoch */
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

/** Deadlines without anything about extensions: their call has failed. */
export const withoutExtensions = (deadlines: readonly ShownDeadline[]): ExtensibleDeadline[] =>
  deadlines.map((deadline) => ({ ...deadline, extension: null }));

/** What waits for the organiser stands in a group of its own (SHELL-420). */
export const isWaiting = ({ extension }: ExtensibleDeadline): boolean => (extension?.pending ?? null) !== null;

/** What the head of the screen says about extensions. */
export const countExtensions = (deadlines: readonly ExtensibleDeadline[]): { extended: number; waiting: number } => ({
  extended: deadlines.filter(({ extension, group }) => group !== 'passed' && (extension?.former ?? null) !== null)
    .length,
  waiting: deadlines.filter(isWaiting).length,
});
