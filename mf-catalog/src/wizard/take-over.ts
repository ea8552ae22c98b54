import type { OrderDraft } from '../model/order-draft';
import { tidyDraft } from '../model/draft-tidying';

/** A field that two people changed to different values at the same time. */
export interface DraftConflict {
  field: keyof OrderDraft;
  mine: OrderDraft[keyof OrderDraft];
  theirs: OrderDraft[keyof OrderDraft];
}

/** What `takeOver` merges. */
export interface TakeOver {
  /** The draft that the last save sent, or that was stored before: the common ground. */
  sent: OrderDraft;
  /** What stands in the form now. */
  mine: OrderDraft;
  /** What the server has now. */
  theirs: OrderDraft;
  /** Conflicts that nobody has settled yet. */
  open: readonly DraftConflict[];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const keysOf = (draft: OrderDraft) => Object.keys(draft) as (keyof OrderDraft)[];

/**
 * The form after the server has answered. Fields that nobody else has changed keep what is typed, with its unfinished rows and
 * trailing spaces; a field that only somebody else has changed takes the new value; one that both changed is a conflict.
 */
export const takeOver = ({ sent, mine, theirs, open }: TakeOver) => {
  const ground = tidyDraft(sent);
  const tidyMine = tidyDraft(mine);
  const conflicts: DraftConflict[] = [];
  const taken: Partial<Record<keyof OrderDraft, unknown>> = {};
  for (const field of keysOf(theirs)) {
    const before = open.find((conflict) => conflict.field === field);
    const isTheirs = !isSame(ground[field], theirs[field]);
    const isMine = !isSame(ground[field], tidyMine[field]);
    if (isSame(tidyMine[field], theirs[field])) continue;
    if (before || (isTheirs && isMine)) conflicts.push({ field, mine: mine[field], theirs: theirs[field] });
    else if (isTheirs) taken[field] = theirs[field];
  }
  return { draft: { ...mine, ...(taken as Partial<OrderDraft>) }, conflicts };
};
