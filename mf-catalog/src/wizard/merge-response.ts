import { tidyDraft } from '@fairfront/shared-kit/domain/catalogue/draft-tidying';
import { mergeDrafts, type DraftConflict } from '@fairfront/shared-kit/domain/catalogue/merge-drafts';
import { isSame } from '@fairfront/shared-kit/domain/catalogue/merge-lists';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { draftFieldOf } from '@fairfront/shared-kit/domain/catalogue/wire-fields';

/** The input of `mergeResponse`. */
export interface ResponseMerge {
  /** The base of the merge: the last saved draft, or the stored one. */
  sent: OrderDraft;
  /** The current form values. */
  mine: OrderDraft;
  /** The current server values. */
  theirs: OrderDraft;
  /** The unresolved conflicts. */
  open: readonly DraftConflict[];
}

/**
 * Merges the server's response into the form. Fields that nobody else has changed keep their input, with unfinished rows and
 * trailing spaces; all others are merged.
 */
export const mergeResponse = ({ sent, mine, theirs, open }: ResponseMerge) => {
  const base = tidyDraft(sent);
  const { merged, conflicts } = mergeDrafts(base, tidyDraft(mine), theirs);
  const touched = (Object.keys(theirs) as (keyof OrderDraft)[]).filter((field) => !isSame(base[field], theirs[field]));
  const taken = Object.fromEntries(touched.map((field) => [field, merged[field]])) as Partial<OrderDraft>;
  const stillOpen = open.filter(({ field }) => {
    const head = draftFieldOf(field);
    return head !== null && !touched.includes(head) && !isSame(mine[head], theirs[head]);
  });
  return { draft: { ...mine, ...taken }, conflicts: [...stillOpen, ...conflicts] };
};
