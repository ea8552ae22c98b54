import { tidyDraft } from '@fairfront/shared-kit/domain/catalogue/draft-tidying';
import { mergeDrafts, type DraftConflict } from '@fairfront/shared-kit/domain/catalogue/merge-drafts';
import { isSame } from '@fairfront/shared-kit/domain/catalogue/merge-lists';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { draftFieldOf } from '@fairfront/shared-kit/domain/catalogue/wire-fields';

/** What `mergeResponse` merges. */
export interface ResponseMerge {
  /** The draft that the last save sent, or that was stored before: the common ground. */
  sent: OrderDraft;
  /** What stands in the form now. */
  mine: OrderDraft;
  /** What the server has now. */
  theirs: OrderDraft;
  /** Conflicts that nobody has settled yet. */
  open: readonly DraftConflict[];
}

/**
 * The form after the server has answered. Fields that nobody else has changed keep what is typed, with its unfinished rows and
 * trailing spaces; all others are merged (CAT-294).
 */
export const mergeResponse = ({ sent, mine, theirs, open }: ResponseMerge) => {
  const ground = tidyDraft(sent);
  const { merged, conflicts } = mergeDrafts(ground, tidyDraft(mine), theirs);
  const touched = (Object.keys(theirs) as (keyof OrderDraft)[]).filter(
    (field) => !isSame(ground[field], theirs[field]),
  );
  const taken = Object.fromEntries(touched.map((field) => [field, merged[field]])) as Partial<OrderDraft>;
  const stillOpen = open.filter(({ field }) => {
    const head = draftFieldOf(field);
    return head !== null && !touched.includes(head) && !isSame(mine[head], theirs[head]);
  });
  return { draft: { ...mine, ...taken }, conflicts: [...stillOpen, ...conflicts] };
};
