import { printedLocales, type PrintedLocale } from '../../common';
import type { CatalogueOrderStatus } from '../catalogue-order';
import type { CatalogueTemplate } from '../catalogue-template';
import type { OrderDraft } from '../order-draft';
import { descriptionLength, descriptionUse } from '../pricing/description-blocks';
import { hasFile, servicesRequiring, type FileNeed, type OrderFiles } from '../rules/required-files';

/** Why an entry is not final, the most important first. */
export const layoutIssueKinds = ['draft', 'returned', 'undecided', 'picture-missing', 'over-limit'] as const;
/** One of `layoutIssueKinds`. */
export type LayoutIssueKind = (typeof layoutIssueKinds)[number];

/** A reason why an entry is not final. */
export interface LayoutIssue {
  kind: LayoutIssueKind;
  /** The missing file, or the language of the text that is too long. */
  about: FileNeed | PrintedLocale | null;
  /** How many characters are too many. */
  count: number | null;
}

/** What the issues of an order are found in. */
export interface CheckedOrder {
  status: CatalogueOrderStatus;
  return_reason: string | null;
  draft: OrderDraft;
  files: OrderFiles;
  isNotResident: boolean;
}

const needs: readonly FileNeed[] = ['logo', 'ad_module', 'graphics'];
const descriptions = { ru: 'companyInfo', en: 'companyInfoEng' } as const satisfies Record<
  PrintedLocale,
  keyof OrderDraft
>;

const issue = (
  kind: LayoutIssueKind,
  about: LayoutIssue['about'] = null,
  count: number | null = null,
): LayoutIssue => ({
  kind,
  about,
  count,
});

const statusIssues = ({ status, return_reason: reason }: CheckedOrder): LayoutIssue[] => {
  if (status === 'draft') return [issue(reason === null ? 'draft' : 'returned')];
  return status === 'confirmed' ? [] : [issue('undecided')];
};

/**
 * Everything that makes an entry not final. One language is charged, and both get the room of the free text and the
 * charged blocks: the other text can be longer than that.
 */
export const layoutIssues = (order: CheckedOrder, template: CatalogueTemplate): LayoutIssue[] => {
  const { draft, files } = order;
  const { free, blocks, blockSize } = descriptionUse(template, draft, order);
  const room = free + blocks * blockSize;
  return [
    ...statusIssues(order),
    ...needs
      .filter((need) => servicesRequiring(draft, template, need).length > 0 && !hasFile(draft, files, need))
      .map((need) => issue('picture-missing', need)),
    ...printedLocales.flatMap((locale) => {
      const over = descriptionLength(draft[descriptions[locale]]) - room;
      return over > 0 ? [issue('over-limit', locale, over)] : [];
    }),
  ];
};
