import type { CatalogueOrderStatus } from './catalogue-order';
import { isSame } from './merge-lists';
import { emptyDraft, type OrderDraft } from './order-draft';
import { draftFieldOf } from './wire-fields';

/** A history session, as far as changes depend on it. */
export interface EditSession {
  /** Last version of the session. */
  version: number;
  status: CatalogueOrderStatus;
  by_staff: boolean;
  /** Changes since the previous session, by draft keys; `from` is null in the first one. */
  changes: readonly { field: string; from: unknown; to: unknown }[];
}

/** A field of the draft whose value differs between two versions. */
export interface VersionChange {
  field: keyof OrderDraft;
  from: unknown;
  to: unknown;
}

/** An empty value: no text, no selection, an empty list, or groups of empty lists. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && !Array.isArray(value) && Object.values(value).every(isEmptyValue));

const order = Object.keys(emptyDraft(''));

/**
 * The differences between two versions, in form order: the changes of the sessions after the earlier one up to the
 * later one, without those reverted meanwhile.
 * @param sessions newest first
 * @param from version of the earlier session; 0: before there was an order
 */
export const changesBetween = (sessions: readonly EditSession[], from: number, to: number): VersionChange[] => {
  const changes = new Map<keyof OrderDraft, VersionChange>();
  for (const session of [...sessions].reverse()) {
    if (session.version <= from || session.version > to) continue;
    for (const change of session.changes) {
      const field = draftFieldOf(change.field);
      if (field === null) continue;
      changes.set(field, { field, from: changes.has(field) ? changes.get(field)?.from : change.from, to: change.to });
    }
  }
  return [...changes.values()]
    .filter((change) => !isSame(change.from, change.to) && !(isEmptyValue(change.from) && isEmptyValue(change.to)))
    .sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
};

/** The kind of a session: sending and decisions of the organiser have their own names. */
export type EditSessionKind = 'draft' | 'returned' | 'edited' | 'sent' | 'moderation' | 'confirmed';

/** @param before the previous session; undefined for the first one */
export const editSessionKind = (
  { status, by_staff }: EditSession,
  before: EditSession | undefined,
): EditSessionKind => {
  if (status !== 'draft') return status;
  if (!by_staff) return 'draft';
  return before === undefined || before.status === 'draft' ? 'edited' : 'returned';
};

/** Removed and added list elements, compared by their displayed text. */
export const listChange = (before: readonly string[], after: readonly string[]) => ({
  removed: before.filter((one) => !after.includes(one)),
  added: after.filter((one) => !before.includes(one)),
});
